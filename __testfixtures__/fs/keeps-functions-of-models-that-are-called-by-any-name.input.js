const express = require('express');
const fs = require('fs');
const Sequelize = require('sequelize');

const app = express();
const sequelize = new Sequelize('sqlite::memory:');
const Draft = sequelize.define('Draft', { title: Sequelize.STRING });

Draft.prepare = function (name) {
  return fs.readFileSync(`drafts/${name}.md`, 'utf8'); // stays: escapes
};

app.post('/drafts/:name', (req, res) => {
  res.send(Draft[req.query.how](req.params.name));
});

app.get('/drafts/:name', (req, res) => {
  res.send(Draft.prepare(req.params.name));
});

app.listen(3000);
