const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

exports.load = async (id) => {
  const file = `notes/${Number(id)}.txt`;
  return await cachedExists(file) ? await fs.promises.readFile(file, 'utf8') : '';
};
