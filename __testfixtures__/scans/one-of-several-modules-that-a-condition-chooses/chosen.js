const fs = require('fs');

const a = {
  load: () => fs.readFileSync('a'), // found: request GET /chosen
  hit: () => fs.readFileSync('hit'), // found: request GET /method
};
const b = {
  load: () => fs.readFileSync('b'), // found: request GET /chosen
  miss: () => fs.readFileSync('miss'), // found: request GET /method
  none: () => fs.readFileSync('none'), // found: unreachable
};
const isWindows = process.platform === 'win32';

module.exports = isWindows ? a : b;
