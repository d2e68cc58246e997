const assert = require('assert');
const fs = require('fs');

describe('notes', () => {
  const names = fs.readdirSync('notes'); // stays: framework-sync

  it('has a note', (done) => {
    assert.equal(fs.readFileSync('notes/a.txt', 'utf8'), 'a'); // stays: test-with-done
    done();
  });

  it('has two notes', () => {
    assert.equal(fs.readFileSync('notes/b.txt', 'utf8'), names[1]);
  });
});
