const fs = require('fs');
const { Job } = require('some-queue');

// No record: the queue calls it by whatever name it likes.
class Export extends Job {
  perform() {
    return fs.readFileSync(`exports/${this.id}.csv`, 'utf8'); // stays: escapes
  }
}

module.exports = Export;
