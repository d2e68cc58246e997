const fs = require('fs');
const { DataTypes, Sequelize } = require('sequelize');

const database = new Sequelize('sqlite::memory:');
const Note = database.define(
  'Note',
  { text: { type: DataTypes.TEXT, get: () => fs.readFileSync('text', 'utf8') } }, // found: request database.define Note
  { hooks: { beforeCreate: (note) => note.set('text', fs.readFileSync('template', 'utf8')) } }, // found: request database.define Note
);
Note.afterDestroy((note) => fs.rmSync(`attachments/${note.id}`)); // found: request Note.afterDestroy

module.exports = Note;
