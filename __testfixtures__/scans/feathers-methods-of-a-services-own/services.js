const fs = require('fs');
class Mailer {
  async find() {
    return fs.readdirSync('mails'); // found: request use mailer
  }
  async send(data) {
    fs.writeFileSync('mails/x', data); // found: request use mailer
  }
  async other(data) {
    fs.writeFileSync('mails/y', data); // found: unreachable
  }
}
class Notes {
  async archive(data) {
    fs.renameSync('a', 'b'); // found: request use notes
  }
  async helper() {
    fs.rmSync('a'); // found: unreachable
  }
}
module.exports = { Mailer, Notes };
