const fs = require('fs');

class Capability {
  constructor(options) {
    this.robot = options.robot;
  }

  getType() {
    throw new Error('not implemented');
  }
}

class Log extends Capability {
  getType() {
    return Log.TYPE;
  }

  read() {
    return fs.readFileSync('log', 'utf8'); // found: request GET /capabilities/${capability.getType()}/log
  }
}
Log.TYPE = 'Log';

class Voice extends Capability {
  getType() {
    return Voice.TYPE;
  }

  isInstalled() {
    return fs.existsSync('voice'); // found: request GET /capabilities/${capability.getType()}/voice
  }

  remove() {
    fs.unlinkSync('voice'); // found: unreachable
  }
}
Voice.TYPE = 'Voice';

module.exports = { Log, Voice };
