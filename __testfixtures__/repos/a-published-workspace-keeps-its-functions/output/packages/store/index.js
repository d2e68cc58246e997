const fs = require('fs');

function load(name) {
  return JSON.parse(fs.readFileSync(`data/${name}.json`, 'utf8'));
}

async function loadAsync(name) {
  return JSON.parse(await fs.promises.readFile(`data/${name}.json`, 'utf8'));
}

module.exports = { load, loadAsync };
