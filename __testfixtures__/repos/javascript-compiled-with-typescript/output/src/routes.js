const { cachedStat } = require('./unblock-helpers');
const { Router } = require('express');

exports.routes = Router().get('/size', async (req, res) => {
  res.json((await cachedStat('notes')).size);
});
