const fs = require('fs');
const { cachedExists } = require('../unblock-helpers');

exports.names = async (file) => {
  if (!(await cachedExists(file))) throw new Error(`There is no ${file}`);
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
};
