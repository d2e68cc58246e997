const { EventEmitter } = require('events');
const fs = require('fs');
const hub = require('metrics-hub');

class Shared {
  constructor() {
    const bus = new EventEmitter();
    hub.start({ options: { bus } });
    this.tell = () => bus.emit('tick', this);
    setInterval(this.tell, 60000);
  }

  load() {
    return fs.readFileSync('shared.txt', 'utf8');
  }

  async loadAsync() {
    return fs.promises.readFile('shared.txt', 'utf8');
  }
}

module.exports = { Shared };
