const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

const FOLDER = path.join(__dirname, 'notes');

app.get('/notes', (req, res, next) => {
  fs.readdir(FOLDER, (error, names) => (error ? next(error) : res.json(names)));
});

app.get('/note/:name', (req, res) => {
  res.sendFile(path.join(FOLDER, `${req.params.name}.txt`));
});

app.post('/notes/:name', (req, res) => {
  fs.writeFileSync(path.join(FOLDER, `${req.params.name}.txt`), String(req.query.text)); // stays: needs-review
  res.end();
});

app.listen(3000);
