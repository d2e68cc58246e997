const fs = require('fs');

// It is no middleware, although the same walk finds it.
module.exports = function clean() {
  fs.rmSync('old', { recursive: true }); // found: startup
};
