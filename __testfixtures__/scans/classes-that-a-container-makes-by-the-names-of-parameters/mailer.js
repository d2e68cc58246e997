const fs = require('fs');

module.exports = class Mailer {
  send(text) {
    fs.writeFileSync('outbox', text); // found: request GET /notes
  }

  read() {
    return fs.readFileSync('inbox', 'utf8'); // found: unreachable
  }
};
