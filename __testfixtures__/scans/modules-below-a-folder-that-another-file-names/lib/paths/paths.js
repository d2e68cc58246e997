const path = require('path');

module.exports = (function () {
  return { lib: path.join(__dirname, '../') };
})();
