const express = require('express');
const fs = require('fs');
const config = require('./config');

const app = express();
const router = express.Router();
const VERSION = '/v1';
const USERS = `${VERSION}/users`;

function read(name) {
  return (req, res) => res.send(name);
}

app.use(read('nothing blocks here'));
app.get(USERS, (req, res) => {
  res.send(fs.readFileSync('users')); // found: request GET /v1/users
});
app.get(config.base + '/files/:file(.+)', (req, res) => {
  res.send(fs.readFileSync(req.params.file)); // found: request GET ${config.base}/files/:file(.+)
});
app.put(`${config.base}/files/*`, (req, res) => {
  res.send(fs.statSync(req.params[0])); // found: request PUT ${config.base}/files/*
});
app.get(['/', '/index.html'], (req, res) => {
  res.send(fs.readFileSync('index.html')); // found: request GET /
});
app.get(/^\/pages\/(\w+)$/, (req, res) => {
  res.send(fs.readFileSync(req.params[0])); // found: request GET /^\/pages\/(\w+)$/
});
router.post('/login', (req, res) => {
  res.send(fs.readFileSync('login')); // found: request POST /v1/login
});
router
  .route('/notes/:id')
  .get((req, res) => res.send(fs.readFileSync(req.params.id))) // found: request GET /v1/notes/:id
  .put((req, res) => res.send(fs.writeFileSync(req.params.id, 'new'))); // found: request PUT /v1/notes/:id
const drafts = router.route('/drafts');
drafts.get((req, res) => res.send(fs.readFileSync('drafts'))); // found: request GET /v1/drafts
app.use(VERSION, router);

app.listen(3000);
