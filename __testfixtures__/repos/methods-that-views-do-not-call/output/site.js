const fs = require('fs');
const path = require('path');
const { writeFileAtomic } = require('./unblock-helpers');

class Site {
  constructor(folder) {
    this.folder = folder;
  }

  // A view calls it, and does not wait.
  footer() {
    return fs.readFileSync(path.join(this.folder, 'footer.html'), 'utf8'); // stays: escapes
  }

  async titleOf(page) {
    return fs.promises.readFile(path.join(this.folder, `${page}.txt`), 'utf8');
  }

  async rename(page, title) {
    await writeFileAtomic(path.join(this.folder, `${page}.txt`), title);
  }
}

module.exports = { Site };
