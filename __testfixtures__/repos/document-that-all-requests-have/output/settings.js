const fs = require('fs');
const mongoose = require('mongoose');
const { exclusive } = require('./unblock-helpers');

const schema = new mongoose.Schema({ visits: Number });
schema.methods.visit = async function (page) {
  return exclusive('this.visits', async () => {
    const visits = this.visits;
    const step = Number(await fs.promises.readFile(`steps/${page}`, 'utf8'));
    this.visits = visits + step;
  });
};

module.exports = mongoose.model('Settings', schema);
