const { getModelForClass } = require('@typegoose/typegoose');
const fs = require('fs');

class Card {
  async print() {
    return fs.promises.readFile(`cards/${this.id}.txt`, 'utf8');
  }
}

module.exports = getModelForClass(Card);
