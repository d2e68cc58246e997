const express = require('express');
const routes = require('./routes');
const { notes } = require('./notes');
const parts = require('./parts');

const app = express();
const BASE = '/api';
const router = express.Router();
for (const { method, path, handler } of routes) router[method](BASE + path, handler);
notes.forEach((route) => {
  router[route.verb.toLowerCase()](route.url, check, route.run);
});
parts.forEach((part) => router.use(part.path, part.router));
app.use('/v1', router);
app.listen(3000);

function check(req, res, next) {
  next();
}
