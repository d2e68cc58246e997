const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ visits: Number });
schema.methods.visit = function (page) {
  const visits = this.visits;
  const step = Number(fs.readFileSync(`steps/${page}`, 'utf8'));
  this.visits = visits + step;
};

module.exports = mongoose.model('Settings', schema);
