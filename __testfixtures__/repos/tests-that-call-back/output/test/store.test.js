const assert = require('assert');
const { EventEmitter } = require('events');
const { load } = require('../store');
const { asyncCallback } = require('../unblock-helpers');

describe('load', function () {
  let expected;

  before(async function () {
    expected = await load('a');
  });

  it('gives the text of a note', async () => {
    assert.strictEqual(await load('a'), expected);
  });

  it('gives it again', async () => {
    assert.strictEqual(await load('a'), expected); // as before
    // it is over
  });

  it('fails where there is none', async function () {
    await load('none');
  });

  it('is over when an event was seen', asyncCallback(async function (done) {
    const store = new EventEmitter();
    const text = await load('a');
    store.on('loaded', (found) => {
      assert.strictEqual(found, text);
      done();
    });
    setImmediate(() => store.emit('loaded', 'text of a'));
  }));

  it('fails before it is over', asyncCallback(async (done) => {
    assert.strictEqual(await load('a'), 'another text');
    setImmediate(done);
  }));

  it('is told of what went wrong', asyncCallback(async (done) => {
    try {
      await load('none');
      done(new Error('it is there'));
    } catch (error) {
      done();
    }
  }));

  it('is handed on', asyncCallback(async (done) => {
    assert.strictEqual(await load('a'), expected);
    finish(done);
  }));

  function finish(callback) {
    callback();
  }
});
