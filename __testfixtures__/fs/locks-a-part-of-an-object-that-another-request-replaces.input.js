const express = require('express');
const fs = require('fs');

const app = express();
const settings = { look: { theme: 'light' }, mail: { from: 'nobody' } };

app.post('/theme', express.json(), (req, res) => {
  settings.look.theme = req.body.theme;
  const style = fs.readFileSync('styles/main.css', 'utf8');
  res.send(`${style}/* ${settings.look.theme} */`);
});

app.post('/look', express.json(), (req, res) => {
  const size = fs.statSync('styles/main.css').size;
  settings.look = { ...req.body, size };
  res.end();
});

app.listen(3000);
