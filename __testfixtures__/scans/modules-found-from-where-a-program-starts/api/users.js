const path = require('path');
const store = require(path.join(path.dirname(require.main.filename), 'store/users'));
const notes = require.main.require('./store/notes');
const mails = require(__base + 'store/mails');
const tasks = require(global.appRoot + '/store/tasks');
const todos = require(`${appRoot}/store/todos`);
const logs = require('logs');
const keys = rootRequire('store/keys');
const keep = require('@lib/keep');

exports.list = (req, res) => res.json(store.all() + keep.all());
exports.notes = (req, res) => res.json(notes.all());
exports.mails = (req, res) => res.json(mails.all());
exports.tasks = (req, res) => res.json(tasks.all());
exports.todos = (req, res) => res.json(todos.all());
exports.logs = (req, res) => res.json(logs.all());
exports.keys = (req, res) => res.json(keys.all());
