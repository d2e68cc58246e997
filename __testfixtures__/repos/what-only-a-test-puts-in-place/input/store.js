const fs = require('fs');

exports.Store = {
  title: (name) => fs.readFileSync(`notes/${name}`, 'utf8'),
  mark: (name) => fs.readlinkSync(`notes/${name}`),
  size: (name) => fs.lstatSync(`notes/${name}`).size, // stays: needed-at-startup
  label: (name) => fs.realpathSync(`notes/${name}`),
  page: (name) => fs.statfsSync(`notes/${name}`).type, // stays: needs-review
  kind: (name) => `kind ${name}`,
};

exports.Shelf = class {
  constructor(folder) {
    this.folder = folder;
  }

  list() {
    return fs.readdirSync(this.folder);
  }
};
