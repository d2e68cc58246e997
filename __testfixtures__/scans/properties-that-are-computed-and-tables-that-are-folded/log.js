const fs = require('fs');

module.exports = class Log {
  write() {
    fs.appendFileSync('app.log', 'seen\n'); // found: request GET /logs
  }

  tail() {
    return fs.readFileSync('app.log', 'utf8'); // found: request GET /logs
  }
};
