const { readFileSync } = require('fs');

function page(url) {
  return readFileSync(`pages${url}.html`, 'utf8');
}

module.exports = { page };
