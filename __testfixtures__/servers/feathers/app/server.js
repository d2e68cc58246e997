const { readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { feathers } = require('@feathersjs/feathers');
const express = require('@feathersjs/express');
const { around, failed } = require('./hooks');
const services = require('./services');
const { version } = require('./store/versions');

const app = express(feathers());
app.use(express.json());
app.use((req, res, next) => {
  res.set('x-version', version());
  next();
});
app.get('/health', (req, res) => {
  res.send(readdirSync(join(__dirname, 'data')).includes('closed') ? 'closed' : 'up');
});
app.route('/health').post(
  express.Router().use((req, res) => {
    statSync(join(__dirname, 'data'));
    res.send('noted');
  }),
);
app.configure(express.rest());
app.configure(services);
app.hooks({
  around: { all: [around] },
  error: { all: [failed] },
});
app.use(express.notFound());
app.use(express.errorHandler({ logger: false, html: false }));

app.listen(Number(process.env.PORT));
