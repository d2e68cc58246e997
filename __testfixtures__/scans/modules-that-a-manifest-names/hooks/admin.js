const fs = require('node:fs');

exports.register = (name, args) => {
  args.app.get('/admin', (req, res) => {
    res.send(fs.readdirSync('pages')); // found: request GET /admin
  });
};
