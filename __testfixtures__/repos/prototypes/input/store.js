const fs = require('fs');

function Store(dir) {
  this.dir = dir;
}

Store.prototype.load = function (name) {
  return fs.readFileSync(`${this.dir}/${name}`, 'utf8');
};

Store.prototype.title = function (name) {
  return this.load(name).split('\n')[0];
};

module.exports = Store;
