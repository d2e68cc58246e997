const express = require('express');
const { Settings, defaults, theme } = require('./settings');

const settings = new Settings();
const app = express();

app.put('/name', (req, res) => {
  settings.name = req.query.name;
  res.end();
});
app.put('/tags', (req, res) => {
  settings.tags ??= req.query.tags;
  res.end();
});
app.put('/theme', (req, res) => {
  theme.color = req.query.color;
  res.end();
});
app.get('/name', (req, res) => {
  const copy = { name: settings.name };
  res.json(copy);
});
app.put('/size', (req, res) => {
  settings.store = { keep: (size) => require('fs').writeFileSync('size', size) }; // found: request PUT /size
  res.end();
});
defaults.unused = {};
app.listen(3000);
