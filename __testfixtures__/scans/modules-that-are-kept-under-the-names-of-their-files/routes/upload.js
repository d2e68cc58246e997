const fs = require('fs');

module.exports = function upload(req, res) {
  res.send(fs.readFileSync('upload.html')); // found: request GET /
};
