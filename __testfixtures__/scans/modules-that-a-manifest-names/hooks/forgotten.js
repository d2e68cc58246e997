const fs = require('node:fs');

exports.createServer = (name, { app }) => {
  app.get('/forgotten', (req, res) => {
    res.send(fs.readdirSync('forgotten')); // found: unreachable
  });
};
