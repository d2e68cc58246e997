const fs = require('fs');

function isOpen(req, res, next) {
  if (fs.readFileSync('state', 'utf8') !== 'open') return res.status(503).end();
  next();
}

function show(req, res) {
  res.send(fs.readFileSync(`${req.params.id}.txt`));
}

module.exports = { guards: [isOpen], show };
