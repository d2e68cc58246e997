const express = require('express');
const { fileExists } = require('panel-common');
const { cachedExists } = require('./unblock-helpers');

const app = express();
app.get('/files/:name', async (req, res) => {
  if (!(await fileExists(req.params.name))) return res.sendStatus(404);
  res.json({ log: await cachedExists(`${req.params.name}.log`) });
});
app.listen(3000);
