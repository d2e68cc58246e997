const express = require('express');
const fs = require('fs');
const { Sequelize, DataTypes } = require('sequelize');

const app = express();
const sequelize = new Sequelize('sqlite::memory:');
const Note = sequelize.define('Note', { title: DataTypes.STRING });

// Only the program looks for names that it gave.
Note.isFiled = function (name) {
  return fs.existsSync(`notes/${name}.md`);
};

// It is also called on something that nothing is known of.
Note.textOf = (name) => fs.readFileSync(`notes/${name}.md`, 'utf8'); // stays: escapes

// Sequelize calls it, whoever else does.
Note.build = function (values) {
  return { ...values, text: fs.readFileSync('draft.txt', 'utf8') }; // stays: escapes
};

Note.beforeFiling = function () {
  return fs.readFileSync('rules.txt', 'utf8'); // stays: escapes
};

app.get('/notes/:name', (req, res) => {
  if (!Note.isFiled(req.params.name)) return res.sendStatus(404);
  res.send(sequelize.models.Note.textOf(req.params.name) + Note.textOf(req.params.name));
});

app.post('/notes', (req, res) => {
  res.send(Note.build({ title: Note.beforeFiling() }).text);
});

app.listen(3000);
