const glob = require('glob');

module.exports = (pattern) => [].concat(glob.sync(pattern));
