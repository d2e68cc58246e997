const bcrypt = require('bcrypt');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String, hash: String, pin: String });

// A request says which of these is called, and nobody waits there.
schema.methods.isRight = function (password) {
  return bcrypt.compareSync(password, this.hash); // stays: escapes
};

schema.methods.isPin = function (pin) {
  return bcrypt.compareSync(pin, this.pin); // stays: escapes
};

module.exports = mongoose.model('User', schema);
