const assert = require('assert');
const fs = require('fs');

describe('notes', () => {
  const names = fs.readdirSync('notes'); // stays: framework-sync

  it('has a note', async () => {
    assert.equal(await fs.promises.readFile('notes/a.txt', 'utf8'), 'a');
  });

  it('is given no callback, which is not needed', async function (done = () => undefined) {
    assert.equal(await fs.promises.readFile('notes/a.txt', 'utf8'), 'a');
    done();
  });

  it('has two notes', async () => {
    assert.equal(await fs.promises.readFile('notes/b.txt', 'utf8'), names[1]);
  });
});
