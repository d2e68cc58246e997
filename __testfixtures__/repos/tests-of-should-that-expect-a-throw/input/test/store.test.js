require('should');
const store = require('../store');

describe('store', () => {
  it('loads', () => {
    store.load('a').should.eql({ title: 'a' });
  });

  it('fails', () => {
    (() => store.load('none')).should.throw(/ENOENT/);
  });
});
