const crypto = require('crypto');
const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String, hash: String, salt: String });

schema.methods.setPassword = function (password) {
  this.salt = crypto.randomBytes(16).toString('hex'); // stays: cheap
  this.hash = crypto.pbkdf2Sync(password, this.salt, 10000, 64, 'sha512').toString('hex');
};

schema.method('validPassword', function (password) {
  const hash = crypto.pbkdf2Sync(password, this.salt, 10000, 64, 'sha512').toString('hex');
  return this.hash === hash;
});

schema.methods.avatar = function () {
  // A view calls it, which does not wait.
  return `data:image/png;base64,${fs.readFileSync(`avatars/${this.id}.png`, 'base64')}`; // stays: escapes
};

schema.methods.toJSON = function () {
  return { name: this.name, motto: fs.readFileSync(`mottos/${this.id}`, 'utf8') };
};

schema.statics.signup = function (name, password) {
  const user = new this({ name });
  user.setPassword(password);
  return user.save();
};

module.exports = mongoose.model('User', schema);
