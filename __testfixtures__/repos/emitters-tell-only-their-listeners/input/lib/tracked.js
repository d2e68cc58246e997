const { EventEmitter } = require('events');
const fs = require('fs');
const hub = require('metrics-hub');

class Tracked {
  constructor() {
    this.bus = new EventEmitter();
    this.bus.on('tick', hub.track);
    setInterval(() => this.bus.emit('tick', this), 60000);
  }

  load() {
    return fs.readFileSync('tracked.txt', 'utf8');
  }
}

module.exports = { Tracked };
