const fs = require('fs');

function settings() {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8')); // stays: needed-at-startup
}

module.exports = { settings };
