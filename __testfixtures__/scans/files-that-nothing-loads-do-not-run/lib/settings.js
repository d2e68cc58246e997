const fs = require('fs');

exports.remember = (settings) => {
  fs.writeFileSync('settings.json', JSON.stringify(settings)); // found: unreachable
};

exports.recall = () => JSON.parse(fs.readFileSync('settings.json', 'utf8')); // found: request GET /charts
