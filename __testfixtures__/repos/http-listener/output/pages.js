const { readFile } = require('fs/promises');

async function page(url) {
  return readFile(`pages${url}.html`, 'utf8');
}

module.exports = { page };
