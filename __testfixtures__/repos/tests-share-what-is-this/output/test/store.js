const { expect } = require('chai');
const { Store } = require('../store');
const { titleOf } = require('../titles');
const hasText = require('./has-text');
const { settled } = require('../unblock-helpers');

describe('the store', function () {
  this.timeout(5000);

  beforeEach(function () {
    this.store = new Store('notes');
    this.titled = async (id) => titleOf(id);
    this.subject = async () => this.store.load('welcome');
  });

  it('has a note', async function () {
    expect(await this.store.load('welcome')).to.be.a('string');
    expect(await settled(async () => this.store.load('none'))).to.throw(/ENOENT/);
  });

  it('has a title', async function () {
    expect(await this.titled('welcome')).to.equal('Welcome');
  });

  hasText();
});
