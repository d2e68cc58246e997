const store = require('../store');

describe('the store', () => {
  it('has no such note', () => {
    expect(() => store.load('none')).toThrowError(/ENOENT/);
  });

  it('has this one', () => {
    expect(() => store.load('welcome')).not.toThrow();
  });
});
