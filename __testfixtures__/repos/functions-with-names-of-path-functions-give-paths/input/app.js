const express = require('express');
const fs = require('fs');
const path = require('path');
const { resolve } = require('./files');

const app = express();
app.use(express.text());

// A temporary file is not to be listed.
app.get('/files', (req, res) => {
  res.json(fs.readdirSync(resolve(req.query.dir)));
});

app.put('/files/:name', (req, res) => {
  fs.writeFileSync(resolve(req.params.name), req.body);
  res.sendStatus(204);
});

// One file, however it is named.
app.post('/visits', (req, res) => {
  const visits = Number(fs.readFileSync(resolve('visits.txt'), 'utf8')) + 1;
  fs.writeFileSync(path.join(__dirname, 'files', 'visits.txt'), String(visits));
  res.send(String(visits));
});

// Another folder.
app.get('/pages', (req, res) => {
  res.json(fs.readdirSync('pages'));
});

app.listen(3000);
