const { appendFileSync, readFileSync } = require('fs');

function show(req, res) {
  res.send(readFileSync('footer.txt', 'utf8'));
}

function logged(req, res, next) {
  appendFileSync('access.log', `${req.url}\n`);
  next();
}

function failed(err, req, res, next) {
  if (res.headersSent) return next(err);
  res.status(500).send(readFileSync('error.html', 'utf8'));
}

function byId(req, res, next, id) {
  req.note = readFileSync(`notes/${id}.txt`, 'utf8');
  next();
}

const steps = [
  (req, res, next) => {
    req.step = readFileSync('step.txt', 'utf8');
    next();
  },
  (req, res) => res.send(req.step),
];

module.exports = { show, logged, failed, byId, steps };
