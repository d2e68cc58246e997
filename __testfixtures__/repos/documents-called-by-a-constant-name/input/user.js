const bcrypt = require('bcrypt');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String, hash: String, pin: String });

schema.methods.isRight = function (password) {
  return bcrypt.compareSync(password, this.hash);
};

schema.methods.isPin = function (pin) {
  return bcrypt.compareSync(pin, this.pin);
};

module.exports = mongoose.model('User', schema);
