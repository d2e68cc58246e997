const fs = require('fs');
const path = require('path');

// Users register it with whatever version of Express they have.
module.exports = function mockFiles(folder) {
  return function (req, res, next) {
    const file = path.join(folder, req.url);
    if (!fs.existsSync(file)) return next();
    res.end(fs.readFileSync(file));
  };
};
