const { getModelForClass } = require('@typegoose/typegoose');
const fs = require('fs');

class Card {
  print() {
    return fs.readFileSync(`cards/${this.id}.txt`, 'utf8');
  }
}

module.exports = getModelForClass(Card);
