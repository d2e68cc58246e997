const bcrypt = require('bcrypt');
const { DataTypes, Model } = require('sequelize');
const sequelize = require('./database');

class User extends Model {
  async authenticate(password) {
    return bcrypt.compare(password, this.password);
  }
}

User.init({ name: DataTypes.STRING, password: DataTypes.STRING }, { sequelize, modelName: 'user' });
