const assert = require('assert');
const fs = require('fs');

describe('notes', () => {
  const names = fs.readdirSync('notes'); // stays: framework-sync

  it('has a note', (done) => {
    assert.equal(fs.readFileSync('notes/a.txt', 'utf8'), 'a');
    done();
  });

  it('is over when the timer is, and the file is gone by then', (done) => {
    setImmediate(done);
    fs.unlinkSync('notes/c.txt'); // stays: test-with-done
  });

  it('is given no callback, which is not needed', function (done = () => undefined) {
    assert.equal(fs.readFileSync('notes/a.txt', 'utf8'), 'a');
    done();
  });

  it('has two notes', () => {
    assert.equal(fs.readFileSync('notes/b.txt', 'utf8'), names[1]);
  });
});
