var fs = require('fs');

(function () {
  var root = this;
  var old = {};
  old.read = function () {
    return fs.readFileSync('old'); // found: request GET /old
  };
  if (typeof module !== 'undefined' && module.exports) module.exports = old;
  else root.old = old;
}).call(this);
