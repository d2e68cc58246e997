const { appendFile } = require('fs');
const { promisify } = require('util');
const { readFile } = require('fs/promises');
const { asyncHandler } = require('./unblock-helpers');
const appendFileAsync = promisify(appendFile);

async function show(req, res) {
  res.send(await readFile('footer.txt', 'utf8'));
}

async function logged(req, res, next) {
  await appendFileAsync('access.log', `${req.url}\n`);
  next();
}

async function failed(err, req, res, next) {
  if (res.headersSent) return next(err);
  res.status(500).send(await readFile('error.html', 'utf8'));
}

async function byId(req, res, next, id) {
  req.note = await readFile(`notes/${id}.txt`, 'utf8');
  next();
}

const steps = [
  asyncHandler(async (req, res, next) => {
    req.step = await readFile('step.txt', 'utf8');
    next();
  }),
  (req, res) => res.send(req.step),
];

module.exports = { show, logged, failed, byId, steps };
