const { expect } = require('chai');
const { Store } = require('../store');
const { titleOf } = require('../titles');
const hasText = require('./has-text');

describe('the store', function () {
  this.timeout(5000);

  beforeEach(function () {
    this.store = new Store('notes');
    this.titled = (id) => titleOf(id);
    this.subject = () => this.store.load('welcome');
  });

  it('has a note', function () {
    expect(this.store.load('welcome')).to.be.a('string');
    expect(() => this.store.load('none')).to.throw(/ENOENT/);
  });

  it('has a title', function () {
    expect(this.titled('welcome')).to.equal('Welcome');
  });

  hasText();
});
