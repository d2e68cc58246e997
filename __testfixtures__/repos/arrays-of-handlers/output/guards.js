const fs = require('fs');

async function isOpen(req, res, next) {
  if (await fs.promises.readFile('state', 'utf8') !== 'open') return res.status(503).end();
  next();
}

async function show(req, res) {
  res.send(await fs.promises.readFile(`${req.params.id}.txt`));
}

module.exports = { guards: [isOpen], show };
