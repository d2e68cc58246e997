var { asyncHandler } = require('../unblock-helpers');

module.exports = function (app, store) {
  app.get('/items/:sku', asyncHandler(async function (req, res) {
    var item = await store.read('items/' + req.params.sku);
    res.send(item);
  }));
};
