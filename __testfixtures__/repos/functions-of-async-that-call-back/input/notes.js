const async = require('async');
const fs = require('fs');

function all(names, callback) {
  const texts = [];
  async.eachSeries(names, (name, next) => {
    texts.push(fs.readFileSync(`${__dirname}/notes/${name}.txt`, 'utf8'));
    next();
  }, (error) => callback(error, texts));
}

function first(name, callback) {
  async.waterfall([
    (next) => next(null, `${__dirname}/notes/${name}.txt`),
    function (path, next) {
      if (!path.endsWith('.txt')) return next(new Error('no note'));
      next(null, fs.readFileSync(path, 'utf8'));
    },
  ], callback);
}

function both(one, other, callback) {
  async.series({
    one: (done) => done(null, fs.readFileSync(`${__dirname}/notes/${one}.txt`, 'utf8')),
    other: (done) => done(null, fs.readFileSync(`${__dirname}/notes/${other}.txt`, 'utf8')),
  }, callback);
}

function modes(names, callback) {
  async.map(names, (name, done) => done(null, fs.statSync(`${__dirname}/notes/${name}.txt`).mode), callback);
}

// Nobody looks at the error: what was thrown would be lost.
function sizes(names, callback) {
  const found = [];
  async.eachSeries(names, (name, next) => {
    found.push(fs.lstatSync(`${__dirname}/notes/${name}.txt`).size); // stays: unknown-callback
    next();
  }, () => callback(null, found));
}

// It counts on the iteration being over.
function links(names) {
  const found = [];
  async.eachSeries(names, (name, next) => {
    found.push(fs.realpathSync(`${__dirname}/notes/${name}.txt`)); // stays: unknown-callback
    next();
  }, (error) => console.log(error));
  return found.length;
}

module.exports = { all, first, both, modes, sizes, links };
