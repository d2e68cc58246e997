const fs = require('fs');
const { dataFile } = require('../lib/paths');

function statusOf(err) {
  if (err.code === 'ENOENT') return 404;
  return err.statusCode || 500;
}

function logError(req, err) {
  const now = new Date().toISOString();
  const file = dataFile('logs', `errors-${now.slice(0, 10)}.log`);
  fs.appendFileSync(file, `${now} ${req.method} ${req.originalUrl} ${err.message}\n`);
}

module.exports = function errorHandler(err, req, res, next) {
  if (res.headersSent) return next(err);

  const status = statusOf(err);
  if (status === 500) logError(req, err);
  const message = { 404: 'Not found', 500: 'Internal server error' }[status] || err.message;
  res.status(status).json({ error: message });
};
