const express = require('express');
const fs = require('fs');

const app = express();
const settings = { look: { theme: 'light' }, mail: { from: 'nobody' } };

app.post('/theme', express.json(), (req, res) => {
  settings.look.theme = req.body.theme;
  const style = fs.readFileSync('styles/main.css', 'utf8');
  res.send(`${style}/* ${settings.mail.from} */`);
});

app.post('/sender', express.json(), (req, res) => {
  settings.mail.from = req.body.from;
  res.end();
});

app.listen(3000);
