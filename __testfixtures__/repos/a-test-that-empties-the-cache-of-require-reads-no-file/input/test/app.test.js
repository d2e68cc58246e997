const assert = require('assert');

describe('labels', () => {
  beforeEach(() => {
    delete require.cache[require.resolve('../app')];
  });

  it('are there', async () => {
    require('../app');
    assert.equal((await fetch('http://localhost:3000/labels?language=en&path=a.txt')).status, 200);
  });
});
