const express = require('express');
const { shout } = require('./unblock-helpers');
const { cachedStat } = require('./unblock-helpers-2');

const app = express();
app.get('/size', async (req, res) => res.json({ size: (await cachedStat('data.db')).size, name: shout('data') }));
app.listen(3000);
