const { Router } = require('express');
const { cachedStat } = require('./unblock-helpers');

exports.routes = Router().get('/size', async (req, res) => {
  res.json((await cachedStat('notes')).size);
});
