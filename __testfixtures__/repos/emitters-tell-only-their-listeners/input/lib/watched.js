const { EventEmitter } = require('events');
const fs = require('fs');
const hub = require('metrics-hub');

class Watched {
  constructor() {
    this.bus = new EventEmitter();
    // The package may listen, and call what it is told of.
    hub.watch(this.bus);
    setInterval(() => this.bus.emit('tick', this), 60000);
  }

  load() {
    return fs.readFileSync('watched.txt', 'utf8');
  }
}

module.exports = { Watched };
