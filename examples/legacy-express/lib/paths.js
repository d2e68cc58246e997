const path = require('path');

const dataDir = process.env.DATA_DIR || path.join(__dirname, '..', 'data');

function dataFile(...parts) {
  return path.join(dataDir, ...parts);
}

module.exports = { dataDir, dataFile };
