// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const { asyncHandler } = require('./unblock-helpers');
const app = express();

async function show(req, res) {
  res.send(await fs.promises.readFile('a.txt', 'utf8'));
}

async function list(req, res) {
  res.json(await fs.promises.readdir('.'));
}

const routes = [
  ['/show', show],
  ['/list', list],
];
for (const [path, handler] of routes) app.get(path, asyncHandler(handler));

app.listen(3000);
