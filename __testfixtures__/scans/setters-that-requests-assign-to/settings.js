const fs = require('fs');

class Settings {
  set name(name) {
    fs.writeFileSync('name', name); // found: request PUT /name
  }

  get name() {
    return fs.readFileSync('name', 'utf8'); // found: request GET /name
  }

  set tags(tags) {
    fs.writeFileSync('tags', tags); // found: request PUT /tags
  }

  // What is assigned is what it gets.
  set store(store) {
    store.keep(this.size);
  }

  set other(other) {
    fs.writeFileSync('other', other); // found: unreachable
  }
}

const theme = {
  set color(color) {
    fs.writeFileSync('color', color); // found: request PUT /theme
  },
};

const defaults = { unused: undefined };

module.exports = { Settings, defaults, theme };
