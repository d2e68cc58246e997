const { readdir } = require('fs/promises');
const { asyncHandler } = require('./unblock-helpers');

module.exports = function (app) {
  app.get('/admin', asyncHandler(async function (req, res) {
    res.json(await readdir('notes'));
  }));
};
