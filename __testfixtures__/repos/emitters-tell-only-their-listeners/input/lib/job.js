const { once } = require('events');
const fs = require('fs');

class Job {
  addEventListener(name, listener) {
    this.text = fs.readFileSync('job.txt', 'utf8');
    setTimeout(() => listener({ type: name }), 1);
  }

  removeEventListener() {}

  async wait() {
    await once(this, 'done');
    return this.text;
  }
}

module.exports = { Job };
