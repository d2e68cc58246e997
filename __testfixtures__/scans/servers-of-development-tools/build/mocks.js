const fs = require('fs');

exports.install = (app) => {
  app.get('/mock', (req, res) => res.send(fs.readFileSync('mock'))); // found: tooling
};
