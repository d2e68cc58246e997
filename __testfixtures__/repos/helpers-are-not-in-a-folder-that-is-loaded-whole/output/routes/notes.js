const { load } = require('../lib/store');

module.exports = (app) => {
  app.get('/notes/:id', async (req, res) => res.send(await load(req.params.id)));
};
