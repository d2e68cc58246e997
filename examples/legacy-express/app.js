const express = require('express');
const { existsSync, mkdirSync, readFileSync, statSync } = require('fs');
const { join } = require('path');

const { dataFile } = require('./lib/paths');
const maintenance = require('./middleware/maintenance');
const requireUser = require('./middleware/require-user');
const errorHandler = require('./middleware/error-handler');
const invoices = require('./routes/invoices');
const reports = require('./routes/reports');
const session = require('./routes/session');

// Start-up: nobody waits for these yet, and the app cannot be built without them.
const config = JSON.parse(readFileSync(join(__dirname, 'config', 'default.json'), 'utf8'));

for (const name of ['logs', 'sessions']) {
  const dir = dataFile(name);
  if (!existsSync(dir)) mkdirSync(dir);
}

const app = express();
app.locals.config = config;

app.use(maintenance);
app.use(express.json({ limit: config.bodyLimit }));

app.get('/status', (req, res) => {
  const { size, mtime } = statSync(dataFile('invoices.json'));
  res.json({ company: config.company, invoices: { bytes: size, modified: mtime } });
});

app.use('/session', session);
app.use('/invoices', requireUser, invoices);
app.use('/reports', requireUser, reports);

app.use((req, res) => {
  res.status(404).json({ error: 'Not found' });
});
app.use(errorHandler);

module.exports = app;
