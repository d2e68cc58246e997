const fs = require('fs');

module.exports = class Audit {
  constructor(app) {
    this.app = app;
  }

  register() {
    this.app.get('/audit', (req, res) => this.list(req, res));
  }

  list(req, res) {
    res.send(fs.readFileSync('audit.log')); // found: request GET /audit
  }

  erase() {
    fs.unlinkSync('audit.log'); // found: unreachable
  }
};
