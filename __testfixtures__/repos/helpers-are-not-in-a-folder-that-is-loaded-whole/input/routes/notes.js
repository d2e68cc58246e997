const { load } = require('../lib/store');

module.exports = (app) => {
  app.get('/notes/:id', (req, res) => res.send(load(req.params.id)));
};
