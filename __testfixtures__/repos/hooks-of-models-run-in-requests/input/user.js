const bcrypt = require('bcrypt');
const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema(
  {
    name: { type: String, set: (name) => name + fs.readFileSync('suffix', 'utf8') }, // stays: framework-sync
    motto: { type: String, validate: (motto) => !fs.readFileSync('bad', 'utf8').includes(motto) }, // stays: caller-not-in-sight
    password: String,
  },
  { toJSON: { transform: (user, json) => ({ ...json, motd: fs.readFileSync('motd', 'utf8') }) } }, // stays: framework-sync
);
schema.pre('save', function (next) {
  if (!this.isModified('password')) return next();
  this.password = bcrypt.hashSync(this.password, 10);
  next();
});
schema.pre('deleteOne', function () {
  fs.rmSync('avatar.png');
});
schema.post('save', (user) => {
  fs.appendFileSync('saved.log', `${user.id}\n`);
});
schema.pre('validate', function (next) {
  this.populate('friends').then(() => next(), next);
  this.limit = fs.readFileSync('limit', 'utf8'); // stays: handler-not-wrappable
});
schema.virtual('size').get(() => fs.statSync('avatar.png').size); // stays: framework-sync

module.exports = mongoose.model('User', schema);
