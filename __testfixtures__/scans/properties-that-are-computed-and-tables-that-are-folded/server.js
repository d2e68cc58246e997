const express = require('express');
const _ = require('lodash');
const runtime = require('./runtime');
const inputs = require('./inputs');
const Log = require('./log');

class Client {
  constructor() {
    _.assign(this, { logs: [] });
    this.logs.push(new Log());
  }

  get last() {
    return this.logs[0];
  }
}

const api = { check: () => false };
const plugin = require('./plugin');
for (const name in plugin) api[name] = plugin[name];

const client = new Client();
const app = express();
app.get('/values', (req, res) => res.send(runtime.storage.read()));
app.get('/inputs/:name', (req, res) => res.send(inputs.get(req.params.name).run()));
app.get('/check', (req, res) => res.send(api.check()));
app.get('/logs', (req, res) => {
  for (const log of client.logs) log.write();
  res.send(client.last.tail());
});
app.listen(3000);
