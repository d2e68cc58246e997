const { EventEmitter, once } = require('events');
const fs = require('fs');

class Ready extends EventEmitter {
  isReady = false;

  start() {
    this.isReady = true;
    this.emit('ready');
  }

  async wait() {
    if (!this.isReady) await once(this, 'ready');
  }

  async load() {
    return fs.promises.readFile('ready.txt', 'utf8');
  }
}

module.exports = { Ready };
