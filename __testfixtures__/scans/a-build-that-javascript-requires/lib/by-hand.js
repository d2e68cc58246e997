const { readFileSync } = require('fs');

// Not everything in a folder of this name was compiled.
module.exports = () => readFileSync('hand.txt', 'utf8'); // found: request GET /hand
