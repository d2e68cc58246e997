const fs = require('node:fs');

fs.readFileSync('numbers.json'); // found: unreachable
