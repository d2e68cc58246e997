const bcrypt = require('bcrypt');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String, hash: String, pin: String });

schema.methods.isRight = async function (password) {
  return bcrypt.compare(password, this.hash);
};

schema.methods.isPin = async function (pin) {
  return bcrypt.compare(pin, this.pin);
};

module.exports = mongoose.model('User', schema);
