const { appendFileSync, readFileSync } = require('fs');

exports.byId = (req, res, next, id) => {
  req.note = readFileSync(`notes/${id}.txt`, 'utf8');
  next();
};

exports.show = (req, res) => {
  res.send(req.note + readFileSync('footer.txt', 'utf8'));
};

exports.logged = (req, res, next) => {
  appendFileSync('access.log', `${req.url}\n`);
  next();
};

exports.failed = (err, req, res, next) => {
  if (res.headersSent) return next(err);
  res.status(500).send(readFileSync('error.html', 'utf8'));
};
