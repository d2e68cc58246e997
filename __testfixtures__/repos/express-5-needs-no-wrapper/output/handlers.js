const { appendFile } = require('fs');
const { promisify } = require('util');
const { readFile } = require('fs/promises');
const appendFileAsync = promisify(appendFile);

exports.byId = async (req, res, next, id) => {
  req.note = await readFile(`notes/${id}.txt`, 'utf8');
  next();
};

exports.show = async (req, res) => {
  res.send(req.note + await readFile('footer.txt', 'utf8'));
};

exports.logged = async (req, res, next) => {
  await appendFileAsync('access.log', `${req.url}\n`);
  next();
};

exports.failed = async (err, req, res, next) => {
  if (res.headersSent) return next(err);
  res.status(500).send(await readFile('error.html', 'utf8'));
};
