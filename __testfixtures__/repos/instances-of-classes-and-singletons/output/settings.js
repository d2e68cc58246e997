const fs = require('fs');

class Settings {
  async theme() {
    return (await fs.promises.readFile('theme.txt', 'utf8')).trim();
  }
}

module.exports = new Settings();
