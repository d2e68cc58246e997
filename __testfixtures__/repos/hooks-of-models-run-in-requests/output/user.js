const bcrypt = require('bcrypt');
const fs = require('fs');
const mongoose = require('mongoose');
const { promisify } = require('util');
const { exclusive, asyncCallback } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const schema = new mongoose.Schema(
  {
    name: { type: String, set: (name) => name + fs.readFileSync('suffix', 'utf8') }, // stays: framework-sync
    motto: { type: String, validate: (motto) => !fs.readFileSync('bad', 'utf8').includes(motto) }, // stays: caller-not-in-sight
    password: String,
  },
  { toJSON: { transform: (user, json) => ({ ...json, motd: fs.readFileSync('motd', 'utf8') }) } }, // stays: framework-sync
);
schema.pre('save', asyncCallback(async function (next) {
  if (!this.isModified('password')) return next();
  this.password = await bcrypt.hash(this.password, 10);
  next();
}));
schema.pre('deleteOne', async function () {
  return exclusive('avatar.png', async () => {
    await fs.promises.rm('avatar.png');
  });
});
schema.post('save', async (user) => {
  await appendFileAsync('saved.log', `${user.id}\n`);
});
schema.pre('validate', function (next) {
  this.populate('friends').then(() => next(), next);
  this.limit = fs.readFileSync('limit', 'utf8'); // stays: handler-not-wrappable
});
schema.virtual('size').get(() => fs.statSync('avatar.png').size); // stays: framework-sync

module.exports = mongoose.model('User', schema);
