const fs = require('graceful-fs');

fs.gracefulify(require('fs'));

function load(path, done) {
  fs.readFile(path, 'utf8', done);
}

load('a.txt', console.log);
