const assert = require('assert');
const { EventEmitter } = require('events');
const { load } = require('../store');

describe('load', function () {
  let expected;

  before(function (done) {
    expected = load('a');
    done();
  });

  it('gives the text of a note', (done) => {
    assert.strictEqual(load('a'), expected);

    done();
  });

  it('gives it again', done => {
    assert.strictEqual(load('a'), expected); // as before
    // it is over
    return done();
  });

  it('fails where there is none', function (done) {
    load('none');
    done();
  });

  it('is over when an event was seen', function (done) {
    const store = new EventEmitter();
    const text = load('a');
    store.on('loaded', (found) => {
      assert.strictEqual(found, text);
      done();
    });
    setImmediate(() => store.emit('loaded', 'text of a'));
  });

  it('fails before it is over', (done) => {
    assert.strictEqual(load('a'), 'another text');
    setImmediate(done);
  });

  it('is told of what went wrong', (done) => {
    try {
      load('none');
      done(new Error('it is there'));
    } catch (error) {
      done();
    }
  });

  it('is handed on', (done) => {
    assert.strictEqual(load('a'), expected);
    finish(done);
  });

  function finish(callback) {
    callback();
  }
});
