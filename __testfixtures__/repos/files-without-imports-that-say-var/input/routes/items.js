module.exports = function (app, store) {
  app.get('/items/:sku', function (req, res) {
    var item = store.read('items/' + req.params.sku);
    res.send(item);
  });
};
