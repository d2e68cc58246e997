const path = require('path');
const express = require('express');
require('module-alias').addPath(__dirname + '/modules');
require('module-alias').addAlias('@lib', path.join(__dirname, 'lib'));

global.__base = __dirname + '/';
global.appRoot = path.resolve(__dirname);
global.rootRequire = (name) => require(__dirname + '/' + name);

const app = express();
const users = require('./api/users');
app.get('/users', users.list);
app.get('/notes', users.notes);
app.get('/mails', users.mails);
app.get('/tasks', users.tasks);
app.get('/todos', users.todos);
app.get('/logs', users.logs);
app.get('/keys', users.keys);
app.listen(3000);
