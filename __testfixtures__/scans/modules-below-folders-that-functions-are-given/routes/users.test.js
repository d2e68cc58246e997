const fs = require('fs');

test('users', () => fs.readFileSync('users.txt')); // found: tooling
