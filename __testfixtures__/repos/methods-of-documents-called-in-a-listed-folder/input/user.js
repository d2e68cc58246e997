const crypto = require('crypto');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String, hash: String, salt: String });

schema.methods.authenticate = function (password) {
  return this.hash === crypto.pbkdf2Sync(password, this.salt, 10000, 64, 'sha512').toString('base64');
};

mongoose.model('User', schema);
