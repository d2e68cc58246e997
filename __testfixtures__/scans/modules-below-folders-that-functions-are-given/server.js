const path = require('path');
const express = require('express');
const config = require('./config/config');
const Loader = require('./lib/loader');
const { loadRoutes, loadControllers } = require('./lib/load');

const app = express();
loadRoutes({ app, folder: path.join(__dirname, 'routes') });
new Loader(app, `${config.root}/admin`).load();
const controllers = loadControllers(path.join(config.root, 'controllers'));
app.get('/notes', controllers.notes.list);
app.get('/files/:name', (req, res) => {
  // A path below a folder with code is no request for that code.
  res.send(require('fs').readFileSync(path.join(__dirname, 'scripts', req.params.name))); // found: request GET /files/:name
});
app.listen(3000);
