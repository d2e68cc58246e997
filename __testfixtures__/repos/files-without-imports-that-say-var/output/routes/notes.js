const { asyncHandler } = require('../unblock-helpers');

module.exports = function (app, store) {
  app.get('/notes/:id', asyncHandler(async function (req, res) {
    const note = await store.read('notes/' + req.params.id);
    res.send(note);
  }));
};
