const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ name: String });

schema.statics.chosen = function (file) {
  const names = JSON.parse(fs.readFileSync(file, 'utf8')); // stays: returns-a-query
  return this.find({ name: names });
};

schema.query.named = function (file) {
  return this.where({ name: fs.readFileSync(file, 'utf8') }); // stays: returns-a-query
};

module.exports = mongoose.model('User', schema);
