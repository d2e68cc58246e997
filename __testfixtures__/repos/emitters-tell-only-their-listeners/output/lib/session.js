const { EventEmitter } = require('events');
const fs = require('fs');

class Session {
  name = 'session';
  emitter = new EventEmitter();

  onStop(listener = () => null) {
    this.emitter.on('stop', listener);
    return this;
  }

  stop(reason) {
    this.emitter.emit('stop', reason, this);
  }

  async load() {
    return fs.promises.readFile('session.txt', 'utf8');
  }
}

module.exports = { Session };
