const { readFileSync, readdirSync } = require('fs');

const config = JSON.parse(readFileSync('config.json', 'utf8'));
const cache = new Map();

function warm() {
  for (const name of readdirSync('data')) cache.set(name, readFileSync(name));
}

module.exports = { config, warm };
