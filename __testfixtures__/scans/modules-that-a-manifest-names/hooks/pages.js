const fs = require('node:fs');

exports.createServer = (name, { app }) => {
  if (!fs.existsSync('pages')) return; // found: startup
  app.get('/pages/:id', (req, res) => {
    res.send(fs.readFileSync(`pages/${req.params.id}`)); // found: request GET /pages/:id
  });
};
