const fs = require('fs');

let current = { changes: 0 };

module.exports = {
  get current() {
    return current;
  },
  save(changed) {
    fs.writeFileSync('settings.json', JSON.stringify(changed));
    current = changed;
  },
  title: () => fs.readFileSync('title.txt', 'utf8'),
};
