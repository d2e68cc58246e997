const bcrypt = require('bcrypt');
const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema(
  {
    name: { type: String, set: (name) => name + fs.readFileSync('suffix', 'utf8') }, // found: request mongoose.Schema
    motto: { type: String, validate: (motto) => !fs.readFileSync('bad', 'utf8').includes(motto) }, // found: request mongoose.Schema
    password: String,
  },
  { toJSON: { transform: (user, json) => ({ ...json, motd: fs.readFileSync('motd', 'utf8') }) } }, // found: request mongoose.Schema
);
schema.pre('save', function (next) {
  if (!this.isModified('password')) return next();
  this.password = bcrypt.hashSync(this.password, 10); // found: request schema.pre save
  next();
});
schema.pre('deleteOne', function () {
  fs.rmSync('avatar.png'); // found: request schema.pre deleteOne
});
schema.post('save', (user) => {
  fs.appendFileSync('saved.log', `${user.id}\n`); // found: request POST save
});
schema.pre('validate', function (next) {
  this.populate('friends').then(() => next(), next);
  this.limit = fs.readFileSync('limit', 'utf8'); // found: request schema.pre validate
});
schema.virtual('size').get(() => fs.statSync('avatar.png').size); // found: request schema.virtual('size').get

module.exports = mongoose.model('User', schema);
