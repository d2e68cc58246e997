const { EventEmitter } = require('events');
const fs = require('fs');

class Jobs extends EventEmitter {
  finish() {
    this.emit('done', this);
  }

  title() {
    return fs.readFileSync('jobs.txt', 'utf8');
  }

  async titleAsync() {
    return fs.promises.readFile('jobs.txt', 'utf8');
  }
}

module.exports = { Jobs };
