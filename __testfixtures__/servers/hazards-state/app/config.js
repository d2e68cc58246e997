const fs = require('fs');
const path = require('path');

let config;
let loads = 0;

exports.get = function get() {
  if (!config) {
    config = JSON.parse(fs.readFileSync(path.join(__dirname, 'data', 'config.json'), 'utf8'));
    loads += 1;
  }
  return config;
};

exports.loads = () => loads;
