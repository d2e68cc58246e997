const bcrypt = require('bcrypt');
const fs = require('fs');
const { DataTypes } = require('sequelize');
const sequelize = require('../database');
const Owned = require('./owned');

class User extends Owned {
  checkPassword(password) {
    return bcrypt.compareSync(password, this.password);
  }

  setPassword(password) {
    this.password = bcrypt.hashSync(password, 10);
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

  static template(name) {
    return fs.readFileSync(`templates/${name}.md`, 'utf8');
  }

  outline = () => fs.readFileSync(`outlines/${this.id}.md`, 'utf8');
}

User.init({ name: DataTypes.STRING, password: DataTypes.STRING }, { sequelize, modelName: 'user' });

module.exports = User;
