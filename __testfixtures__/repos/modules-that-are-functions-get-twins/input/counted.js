const fs = require('fs');

// Called as a property of the module it would have another `this`.
module.exports = function () {
  return [this === undefined || this === globalThis, fs.existsSync(__filename)]; // stays: needed-at-startup
};
