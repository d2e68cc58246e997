const bcrypt = require('bcrypt');
const fs = require('fs');

module.exports = (sequelize, DataTypes) => {
  const User = sequelize.define('User', { name: DataTypes.STRING, password: DataTypes.STRING });
  User.prototype.validPassword = async function (password) {
    return bcrypt.compare(password, this.password);
  };
  User.prototype.setPassword = async function (password) {
    this.password = await bcrypt.hash(password, 10);
  };
  User.prototype.toJSON = function () {
    return { name: this.name, motto: fs.readFileSync(`mottos/${this.id}`, 'utf8') };
  };
  return User;
};
