const fs = require('fs');

async function load(name) {
  return JSON.parse(await fs.promises.readFile(`${name}.json`, 'utf8'));
}

const settings = async (name) => (await load(name)).settings;

async function title() {
  return (await settings('app')).title.toUpperCase();
}

async function main() {
  console.log(await title());
  if ((await settings('app')).debug) console.log(await load('debug'));
}

main();
