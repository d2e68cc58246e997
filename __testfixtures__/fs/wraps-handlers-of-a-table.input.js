// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const app = express();
const show = (req, res) => res.send(fs.readFileSync('a.txt', 'utf8'));
const list = (req, res) => res.json(fs.readdirSync('.'));
const routes = [
  { method: 'get', path: '/a', handler: show },
  { method: 'get', path: '/b', handler: list },
];
routes.forEach(({ method, path, handler }) => app[method](path, handler));
const more = { '/c': (req, res) => res.send(fs.readFileSync('c.txt', 'utf8')) };
for (const [path, handler] of Object.entries(more)) app.get(path, handler);
Object.keys(more).forEach((path) => app.post(path, more[path]));

// Start-up code calls it, too.
const size = (req, res) => {
  const text = fs.readFileSync('size.txt', 'utf8'); // stays: needed-at-startup
  if (res) res.send(text);
  return text.length;
};
[['/size', size]].forEach(([path, handler]) => app.get(path, handler));
console.log(size());

// A declaration has no place for a wrapper; the place where it is registered has.
function old(req, res) {
  res.send(fs.readFileSync('old.txt', 'utf8'));
}
[{ path: '/old', handler: old }].forEach((route) => app.get(route.path, route.handler));

// That one also gets a list, and something out of sight.
function listed(req, res) {
  res.send(fs.readFileSync('listed.txt', 'utf8')); // stays: handler-not-wrappable
}
const others = [
  { path: '/listed', handler: [express.json(), listed] },
  { path: '/other', handler: require(process.env.HANDLER) },
];
others.forEach((route) => app.get(route.path, route.handler));

app.listen(3000);
