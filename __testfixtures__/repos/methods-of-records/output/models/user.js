const bcrypt = require('bcrypt');
const fs = require('fs');
const { DataTypes } = require('sequelize');
const sequelize = require('../database');
const Owned = require('./owned');

class User extends Owned {
  async checkPassword(password) {
    return bcrypt.compare(password, this.password);
  }

  async setPassword(password) {
    this.password = await bcrypt.hash(password, 10);
  }

  // A view calls it, which does not wait.
  avatar() {
    return fs.readFileSync(`avatars/${this.id}.png`, 'base64'); // stays: escapes
  }

  // So does one of Handlebars, by its name alone.
  badges() {
    return fs.readdirSync(`badges/${this.id}`); // stays: escapes
  }

  // Sequelize itself calls it by this name.
  toJSON() {
    return { name: this.name, motto: fs.readFileSync(`mottos/${this.id}`, 'utf8') };
  }

  static async template(name) {
    return fs.promises.readFile(`templates/${name}.md`, 'utf8');
  }

  outline = async () => fs.promises.readFile(`outlines/${this.id}.md`, 'utf8');
}

User.init({ name: DataTypes.STRING, password: DataTypes.STRING }, { sequelize, modelName: 'user' });

module.exports = User;
