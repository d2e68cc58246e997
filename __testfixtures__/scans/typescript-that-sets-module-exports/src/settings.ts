import * as fs from 'fs';

module.exports = function (): string {
  return fs.readFileSync('settings.txt', 'utf8'); // found: startup
};
