const fs = require('fs');
const util = require('util');

util._extend(exports, {
  readWords: () => fs.readFileSync('words.txt', 'utf8'), // found: request GET /words
});
