const fs = require('fs');
const path = require('path');

const models = {};
for (const file of fs.readdirSync(__dirname)) { // found: startup
  const model = require(path.join(__dirname, file));
  models[path.basename(file, '.js')] = model;
}

module.exports = models;
