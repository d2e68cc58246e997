const express = require('express');
const settings = require('./lib/settings');
const maintenance = require('./lib/maintenance/clean');

const app = express();

app.get('/theme', (req, res) => {
  res.send(settings.theme(req.query.name));
});

app.post('/admin/reload', (req, res) => {
  settings.reload();
  maintenance.clean();
  res.send('done');
});

app.listen(3000);
