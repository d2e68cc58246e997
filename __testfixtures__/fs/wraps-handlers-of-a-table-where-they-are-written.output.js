// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const { asyncHandler } = require('./unblock-helpers');
const app = express();
const show = asyncHandler(async (req, res) => res.send(await fs.promises.readFile('a.txt', 'utf8')));
const list = asyncHandler(async (req, res) => res.json(await fs.promises.readdir('.')));
const routes = [
  { method: 'get', path: '/a', handler: show },
  { method: 'get', path: '/b', handler: list },
];
routes.forEach(({ method, path, handler }) => app[method](path, handler));
const more = { '/c': asyncHandler(async (req, res) => res.send(await fs.promises.readFile('c.txt', 'utf8'))) };
for (const [path, handler] of Object.entries(more)) app.get(path, handler);
Object.keys(more).forEach((path) => app.post(path, more[path]));

// It is a function of its own, too: what that returns would be lost.
const size = (req, res) => {
  const text = fs.readFileSync('size.txt', 'utf8'); // stays: handler-not-wrappable
  if (res) res.send(text);
  return text.length;
};
[['/size', size]].forEach(([path, handler]) => app.get(path, handler));
console.log(size());

// A declaration has no place for a wrapper.
function old(req, res) {
  res.send(fs.readFileSync('old.txt', 'utf8')); // stays: handler-not-wrappable
}
[{ path: '/old', handler: old }].forEach((route) => app.get(route.path, route.handler));

app.listen(3000);
