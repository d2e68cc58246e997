const fs = require('fs');

function welcome() {
  return fs.readFileSync('texts/welcome.txt', 'utf8');
}

module.exports = { welcome };
