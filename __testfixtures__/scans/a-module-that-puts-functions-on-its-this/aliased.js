const fs = require('fs');

const api = (module.exports = exports = {});
api.list = () => fs.readdirSync('aliased'); // found: request GET /aliased
(function () {
  this.inner = () => fs.readdirSync('inner'); // found: request GET /inner
}).call(module.exports);
