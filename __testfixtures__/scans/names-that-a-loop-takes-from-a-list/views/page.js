const fs = require('fs');

class Page {
  constructor() {
    for (const key of Object.getOwnPropertyNames(Page.prototype)) this[key] = this[key].bind(this);
  }

  show(req, res) {
    res.send(this.read());
  }

  read() {
    return fs.readFileSync('page.html'); // found: request GET /page
  }

  drop() {
    fs.unlinkSync('page.html'); // found: unreachable
  }
}

module.exports = Page;
