const bcrypt = require('bcrypt');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String, hash: String });

// What the list holds may be a user: nobody would wait there.
schema.methods.isRight = function (password) {
  return bcrypt.compareSync(password, this.hash); // stays: escapes
};

module.exports = mongoose.model('User', schema);
