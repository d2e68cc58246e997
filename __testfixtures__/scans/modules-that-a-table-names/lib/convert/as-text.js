const fs = require('node:fs');

async function asText({ file }) {
  return fs.readFileSync(file, 'utf8'); // found: request POST /convert
}

module.exports = asText;
