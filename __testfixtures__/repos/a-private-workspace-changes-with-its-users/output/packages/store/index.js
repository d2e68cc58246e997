const fs = require('fs');

async function load(name) {
  return JSON.parse(await fs.promises.readFile(`data/${name}.json`, 'utf8'));
}

module.exports = { load };
