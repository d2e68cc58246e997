const path = require('path');
const express = require('express');
const requireDir = require('require-dir');
const root = require('app-root-path');
const requireAll = require('require-all');
const controllers = require('./lib/controllers');

const app = express();
const routes = requireDir('./routes');
Object.keys(routes).forEach((name) => routes[name](app));
const hooks = requireAll({ dirname: path.join(__dirname, 'hooks'), recursive: true });
app.post('/mail', hooks.mail.sent);
app.get('/notes', controllers.api.notes.list);
require(root + '/admin')(app);
app.listen(3000);
