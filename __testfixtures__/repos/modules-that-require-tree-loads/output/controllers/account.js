const fs = require('fs');
const { asyncHandler } = require('../unblock-helpers');

module.exports = function () {
  this.app.get('/login', asyncHandler(async (req, res) => {
    res.json(await fs.promises.readdir('logos'));
  }));
};
