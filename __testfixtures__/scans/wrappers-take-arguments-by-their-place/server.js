const fs = require('fs');
const express = require('express');
const { setup, setupLast, setupThird, atStart } = require('./helpers');

const app = express();
const router = express.Router();
const isAllowed = (req, res, next) => next(fs.existsSync('closed') ? new Error('closed') : undefined); // found: request router[verb]

setup(router, 'get', '/users', [isAllowed], (req, res) => {
  res.send(fs.readFileSync('users.json', 'utf8')); // found: request router[verb]
});
setup(...[router, 'get', '/notes', (req, res) => {
  res.send(fs.readFileSync('notes.json', 'utf8')); // found: request router[verb]
}]);
setupLast(router, '/log', (req, res) => {
  res.send(fs.readFileSync('log.txt', 'utf8')); // found: request router.get
});
setupThird(router, '/day', (req, res) => {
  res.send(fs.readFileSync('day.txt', 'utf8')); // found: request args[0].get
});
const load = (name) => fs.readFileSync(`${name}.json`); // found: startup
const settings = atStart('settings', load, (req, res) => {
  res.send(fs.readFileSync('never.json', 'utf8')); // found: unreachable
});

app.use(router);
app.listen(3000, () => console.log(settings.length));
