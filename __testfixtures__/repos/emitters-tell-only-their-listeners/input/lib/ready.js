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

  load() {
    return fs.readFileSync('ready.txt', 'utf8');
  }
}

module.exports = { Ready };
