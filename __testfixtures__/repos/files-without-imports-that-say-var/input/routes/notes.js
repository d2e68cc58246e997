module.exports = function (app, store) {
  app.get('/notes/:id', function (req, res) {
    const note = store.read('notes/' + req.params.id);
    res.send(note);
  });
};
