const crypto = require('crypto');
const mongoose = require('mongoose');
const { promisify } = require('util');
const pbkdf2Async = promisify(crypto.pbkdf2);

const schema = new mongoose.Schema({ name: String, hash: String, salt: String });

schema.methods.authenticate = async function (password) {
  return this.hash === (await pbkdf2Async(password, this.salt, 10000, 64, 'sha512')).toString('base64');
};

mongoose.model('User', schema);
