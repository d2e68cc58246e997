const { EventEmitter, once } = require('events');
const fs = require('fs');

class Awaited {
  bus = new EventEmitter();

  tell() {
    this.bus.emit('told', this);
  }

  async told() {
    const [one] = await once(this.bus, 'told');
    return one;
  }

  load() {
    return fs.readFileSync('awaited.txt', 'utf8');
  }

  async loadAsync() {
    return fs.promises.readFile('awaited.txt', 'utf8');
  }
}

module.exports = { Awaited };
