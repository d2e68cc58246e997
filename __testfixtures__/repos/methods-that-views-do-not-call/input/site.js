const fs = require('fs');
const path = require('path');

class Site {
  constructor(folder) {
    this.folder = folder;
  }

  // A view calls it, and does not wait.
  footer() {
    return fs.readFileSync(path.join(this.folder, 'footer.html'), 'utf8'); // stays: escapes
  }

  titleOf(page) {
    return fs.readFileSync(path.join(this.folder, `${page}.txt`), 'utf8');
  }

  rename(page, title) {
    fs.writeFileSync(path.join(this.folder, `${page}.txt`), title);
  }
}

module.exports = { Site };
