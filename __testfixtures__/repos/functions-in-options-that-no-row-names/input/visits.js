const settings = require('./settings');

class Visits {
  constructor() {
    this.counts = new Map();
  }

  incr(key, done) {
    const count = (this.counts.get(key) || 0) + 1;
    this.counts.set(key, count);
    done(null, count, new Date(Date.now() + settings.get('window')));
  }

  decrement(key) {
    this.counts.set(key, (this.counts.get(key) || 1) - 1);
  }

  resetKey(key) {
    this.counts.delete(key);
  }
}

module.exports = Visits;
