const fs = require('fs');
const { promisify } = require('util');
const cache = require('some-cache');

function load(name, done) {
  done(null, fs.readFileSync(name, 'utf8')); // stays: unknown-callback
}

// That of the package may have a form of its own that gives a promise.
const loadLater = promisify(cache.load || load);

module.exports.show = async (req, res) => {
  res.send(await loadLater(req.params.name));
};
