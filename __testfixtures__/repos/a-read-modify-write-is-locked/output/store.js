const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const fileOf = (name) => path.join(__dirname, 'data', `${name}.json`);

exports.load = async (name) => JSON.parse(await fs.promises.readFile(fileOf(name), 'utf8'));

exports.save = async (name, value) => {
  return exclusive('data/counter.json', async () => {
    await writeFileAtomic(fileOf(name), JSON.stringify(value));
  });
};
