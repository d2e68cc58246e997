const fs = require('fs');

module.exports = {
  show(req, res) {
    res.send(fs.readFileSync('gallery.html')); // found: request GET /gallery
  },
  hide(req, res) {
    res.send(fs.readFileSync('nothing.html')); // found: unreachable
  },
};
