const fs = require('fs');
const { DataTypes, Sequelize } = require('sequelize');

const database = new Sequelize('sqlite::memory:');
const Note = database.define(
  'Note',
  { text: { type: DataTypes.TEXT, get: () => fs.readFileSync('text', 'utf8') } }, // stays: framework-sync
  { hooks: { beforeCreate: (note) => note.set('text', fs.readFileSync('template', 'utf8')) } },
);
Note.afterDestroy((note) => fs.rmSync(`attachments/${note.id}`));

module.exports = Note;
