import express from 'express';
import { createRequire } from 'node:module';
import * as Module from 'node:module';
import os from 'node:os';

const require = createRequire(import.meta.url);
const moduleRequire = Module.createRequire(import.meta.filename);
const elsewhere = createRequire(`${os.homedir()}/`);

const store = moduleRequire('./lib/store.cjs');
const unused = elsewhere('./lib/unused.cjs');

const app = express();

app.get('/sizes/:name', (req, res) => {
  const fs = require('fs');
  res.json(fs.statSync(req.params.name).size); // found: request GET /sizes/:name
});

app.get('/reports/:name', (req, res) => {
  res.send(store.load(req.params.name));
});

app.get('/unused', (req, res) => {
  res.send(unused.load());
});

app.listen(3000);
