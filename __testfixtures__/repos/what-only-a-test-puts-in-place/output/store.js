const fs = require('fs');
const { promisify } = require('util');
const realpathAsync = promisify(fs.realpath);

exports.Store = {
  title: (name) => fs.readFileSync(`notes/${name}`, 'utf8'),
  titleAsync: async (name) => fs.promises.readFile(`notes/${name}`, 'utf8'),
  mark: (name) => fs.readlinkSync(`notes/${name}`),
  markAsync: async (name) => fs.promises.readlink(`notes/${name}`),
  size: (name) => fs.lstatSync(`notes/${name}`).size, // stays: needed-at-startup
  label: (name) => fs.realpathSync(`notes/${name}`),
  labelAsync: async (name) => realpathAsync(`notes/${name}`),
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

  async listAsync() {
    return fs.promises.readdir(this.folder);
  }
};
