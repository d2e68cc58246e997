const { EventEmitter } = require('events');
const fs = require('fs');

class Settled {
  bus = new EventEmitter();

  tell() {
    this.bus.emit('told', this);
  }

  told() {
    return new Promise((resolve) => this.bus.once('told', resolve));
  }

  load() {
    return fs.readFileSync('settled.txt', 'utf8');
  }
}

module.exports = { Settled };
