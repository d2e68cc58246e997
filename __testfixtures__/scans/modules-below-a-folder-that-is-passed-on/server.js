const path = require('path');
const express = require('express');
const hub = require('./lib/hub');
const requireAll = require('./lib/require-all');
const { startPlugins } = require('./lib/plugins');

const app = express();
hub.hook = (name, listener) => listener((route, handler) => app.get(route, handler));
requireAll(path.join(__dirname, './lib/actions'), (register) => register(app));
startPlugins([{ name: 'wiki' }]);
app.listen(3000);
