const fs = require('fs');
const { DataTypes, Sequelize } = require('sequelize');

const database = new Sequelize('sqlite::memory:');
const Note = database.define(
  'Note',
  { text: { type: DataTypes.TEXT, get: () => fs.readFileSync('text', 'utf8') } }, // stays: framework-sync
  { hooks: { beforeCreate: async (note) => note.set('text', await fs.promises.readFile('template', 'utf8')) } },
);
Note.afterDestroy(async (note) => fs.promises.rm(`attachments/${note.id}`));

module.exports = Note;
