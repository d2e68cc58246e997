const fs = require('fs');

exports.list = (req, res) => {
  res.send(fs.readFileSync('notes.json', 'utf8')); // found: request GET /notes
};

// Nobody calls this, and what it registers is never asked for.
exports.admin = () => {
  const app = require('express')();
  app.get('/admin', (req, res) => {
    res.send(fs.readFileSync('admin.json', 'utf8')); // found: unreachable
  });
};
