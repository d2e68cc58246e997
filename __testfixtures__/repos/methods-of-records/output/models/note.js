const fs = require('fs');
const { DataTypes, Model } = require('sequelize');
const sequelize = require('../database');

class Note extends Model {
  async text() {
    return fs.promises.readFile(`texts/${this.id}.md`, 'utf8');
  }

  // Something of which nothing is known has one, too, which gives a promise.
  notify(address) {
    const text = fs.readFileSync(`notices/${this.id}.md`, 'utf8'); // stays: escapes
    console.log(address, text);
  }
}

Note.init({ title: DataTypes.STRING }, { sequelize, modelName: 'note' });

module.exports = Note;
