const store = require('../store');
const { settled } = require('../unblock-helpers');

describe('the store', () => {
  it('has no such note', async () => {
    expect(await settled(async () => store.load('none'))).toThrowError(/ENOENT/);
  });

  it('has this one', async () => {
    expect(await settled(async () => store.load('welcome'))).not.toThrow();
  });
});
