const bcrypt = require('bcrypt');
const { DataTypes, Model } = require('sequelize');
const sequelize = require('./database');

class User extends Model {
  authenticate(password) {
    return bcrypt.compareSync(password, this.password);
  }
}

User.init({ name: DataTypes.STRING, password: DataTypes.STRING }, { sequelize, modelName: 'user' });
