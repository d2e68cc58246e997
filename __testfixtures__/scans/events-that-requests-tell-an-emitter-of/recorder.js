const { EventEmitter } = require('events');
const fs = require('fs');

class Recorder extends EventEmitter {
  record(name) {
    super.emit('recorded', name);
  }
}

const recorder = new Recorder();
recorder.on('recorded', (name) => fs.writeFileSync(name, '')); // found: request POST /record
recorder.on('lost', (name) => fs.unlinkSync(name)); // found: background

exports.recorder = recorder;
