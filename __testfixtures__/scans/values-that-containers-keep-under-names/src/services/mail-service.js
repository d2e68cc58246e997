const fs = require('fs');

// Its parameters have the names of what they get.
module.exports = class MailService {
  constructor(folder, clock) {
    this.folder = folder;
    this.clock = clock;
  }

  send(name) {
    return fs.readFileSync(`${this.folder}/${name}.txt`) + this.clock.now(); // found: request POST /mails/:name
  }
};
