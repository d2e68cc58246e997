const { readFileSync } = require('fs');
const { join } = require('path');

const data = join(__dirname, '../data');

exports.loadUser = (id) => JSON.parse(readFileSync(join(data, `${id}.json`), 'utf8'));

exports.loadPage = function loadPage(name) {
  return readFileSync(join(data, `${name}.html`), 'utf8');
};
