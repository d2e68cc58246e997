const assert = require('assert');
const fs = require('fs');

describe('notes', () => {
  const names = fs.readdirSync('notes'); // stays: framework-sync

  it('has a note', async () => {
    assert.equal(await fs.promises.readFile('notes/a.txt', 'utf8'), 'a');
  });

  it('is over when the timer is, and the file is gone by then', (done) => {
    setImmediate(done);
    fs.unlinkSync('notes/c.txt'); // stays: test-with-done
  });

  it('is given no callback, which is not needed', async function (done = () => undefined) {
    assert.equal(await fs.promises.readFile('notes/a.txt', 'utf8'), 'a');
    done();
  });

  it('has two notes', async () => {
    assert.equal(await fs.promises.readFile('notes/b.txt', 'utf8'), names[1]);
  });
});
