const bcrypt = require('bcrypt');
const fs = require('fs');

module.exports = (sequelize, DataTypes) => {
  const User = sequelize.define('User', { name: DataTypes.STRING, password: DataTypes.STRING });
  User.prototype.validPassword = function (password) {
    return bcrypt.compareSync(password, this.password);
  };
  User.prototype.setPassword = function (password) {
    this.password = bcrypt.hashSync(password, 10);
  };
  User.prototype.toJSON = function () {
    return { name: this.name, motto: fs.readFileSync(`mottos/${this.id}`, 'utf8') };
  };
  return User;
};
