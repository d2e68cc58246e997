const express = require('express');
const Settings = require('./settings');

let settings;
Settings.findOne().then((found) => {
  settings = found;
});

const app = express();
app.get('/pages/:page', (req, res) => {
  settings.visit(req.params.page);
  res.json({ visits: settings.visits });
});
app.get('/counts/:page', async (req, res) => {
  const own = await Settings.findOne();
  own.visit(req.params.page);
  res.json({ visits: own.visits });
});
app.listen(3000);
