const path = require('node:path');
const { CONVERTERS } = require('./constants');

async function convert(file) {
  const converter = require(CONVERTERS[path.extname(file)]);
  return converter({ file });
}

module.exports = { convert };
