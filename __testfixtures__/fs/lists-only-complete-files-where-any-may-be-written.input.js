const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
app.use(express.text());

// It may be anywhere, as what is listed may be.
app.put('/file', (req, res) => {
  fs.writeFileSync(req.query.path, req.body);
  res.sendStatus(204);
});

app.put('/log', (req, res) => {
  fs.writeFileSync(path.join(req.query.dir, 'logs', 'last.log'), req.body);
  res.sendStatus(204);
});

app.get('/folder', (req, res) => {
  res.json(fs.readdirSync(req.query.dir));
});

app.get('/pages', (req, res) => {
  res.json(fs.readdirSync(path.join(__dirname, 'pages')));
});

app.listen(3000);
