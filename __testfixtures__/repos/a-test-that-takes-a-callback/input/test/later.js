const test = require('tape');
const fs = require('fs');

test('a note is there, later', (t) => {
  const names = fs.readdirSync('notes'); // stays: test-with-done
  setImmediate(() => {
    t.ok(names.includes('a.txt'));
    t.end();
  });
});
