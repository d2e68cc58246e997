const fs = require('fs');
const path = require('path');
const { Store } = require('express-session');
const util = require('util');

function FileStore(dir) {
  Store.call(this);
  this.dir = dir;
}

util.inherits(FileStore, Store);

FileStore.prototype.get = function (id, callback) {
  fs.readFile(path.join(this.dir, `${id}.json`), 'utf8', (error, text) => callback(null, error ? null : JSON.parse(text)));
};

FileStore.prototype.set = function (id, session, callback) {
  fs.writeFile(path.join(this.dir, `${id}.json`), JSON.stringify(session), callback);
};

FileStore.prototype.destroy = function (id, callback) {
  try {
    fs.unlinkSync(path.join(this.dir, `${id}.json`)); // stays: needs-review
  } catch (error) {
    return callback(error);
  }
  callback();
};

module.exports = FileStore;
