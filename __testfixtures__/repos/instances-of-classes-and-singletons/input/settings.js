const fs = require('fs');

class Settings {
  theme() {
    return fs.readFileSync('theme.txt', 'utf8').trim();
  }
}

module.exports = new Settings();
