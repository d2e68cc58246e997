const fs = require('fs');

function load(name) {
  return JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));
}

const settings = (name) => load(name).settings;

function title() {
  return settings('app').title.toUpperCase();
}

async function main() {
  console.log(title());
  if (settings('app').debug) console.log(load('debug'));
}

main();
