const fs = require('fs');

function Store(dir) {
  this.dir = dir;
}

Store.prototype.load = async function (name) {
  return fs.promises.readFile(`${this.dir}/${name}`, 'utf8');
};

Store.prototype.title = async function (name) {
  return (await this.load(name)).split('\n')[0];
};

module.exports = Store;
