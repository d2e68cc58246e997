const fs = require('fs');
const path = require('path');
const { cachedExists, asyncHandler } = require('./unblock-helpers');

// Users register it with whatever version of Express they have.
module.exports = function mockFiles(folder) {
  return asyncHandler(async function (req, res, next) {
    const file = path.join(folder, req.url);
    if (!(await cachedExists(file))) return next();
    res.end(await fs.promises.readFile(file));
  });
};
