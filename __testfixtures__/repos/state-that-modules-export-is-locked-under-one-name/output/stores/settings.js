const fs = require('fs');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');

let current = { changes: 0 };

module.exports = {
  get current() {
    return current;
  },
  async save(changed) {
    return exclusive('settings.json', async () => {
      await writeFileAtomic('settings.json', JSON.stringify(changed));
      current = changed;
    });
  },
  title: async () => fs.promises.readFile('title.txt', 'utf8'),
};
