const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

async function readList(file) {
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
}

async function writeList(file, list) {
  await writeFileAtomic(file, JSON.stringify(list));
}

module.exports = { readList, writeList };
