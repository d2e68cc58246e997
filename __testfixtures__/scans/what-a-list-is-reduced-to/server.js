const express = require('express');
const fs = require('fs');
const notes = require('./notes');
const pages = require('./pages');

const routes = [
  { path: '/notes', handler: notes.list },
  { path: '/first', handler: (req, res) => res.send(notes.first()) },
];

const app = routes.reduce((app, r) => {
  app.use(r.path, r.handler);
  return app;
}, express());

[pages.one, pages.two].reduce((chain, page) => chain.get(page.path, page.show), app);

const other = express.Router();
Object.keys(pages).reduce(function (router, name) {
  router.post(`/${name}`, pages[name].save);
  return router;
}, other);
app.use('/other', other);

const steps = [
  () => fs.mkdirSync('notes'), // found: startup
  async () => fs.writeFileSync('ready', ''), // found: startup
];
steps.reduce((acc, step) => acc.then(step), Promise.resolve());
steps.reduceRight((before, step) => before.then(() => step()), Promise.resolve());

const filters = [
  (text) => text + fs.readFileSync('end'), // found: request GET /filtered
  (text) => fs.readFileSync('start') + text, // found: request GET /filtered
];
app.get('/filtered', (req, res) => res.send(filters.reduce((text, filter) => filter(text), 'text')));

const compose = (...fns) => fns.reduce((f, g) => (x) => g(f(x)));
const composed = compose(
  (x) => x,
  (x) => x + fs.readFileSync('composed'), // found: request GET /composed
);
app.get('/composed', (req, res) => res.send(composed('x')));

const drivers = ['disk'].reduce((all, name) => {
  all[name] = require(`./drivers/${name}`);
  return all;
}, {});
app.get('/driver', (req, res) => res.send(drivers.disk.load()));

const [final] = [() => fs.readFileSync('a')].reduce((acc, f) => acc.concat(f), []); // found: request GET /final
app.get('/final', (req, res) => res.send(final()));

const wrapped = [(next) => () => next() + fs.readFileSync('outer')].reduce( // found: request GET /wrapped
  (next, layer) => layer(next),
  () => fs.readFileSync('inner'), // found: request GET /wrapped
);
app.get('/wrapped', (req, res) => res.send(wrapped()));

routes.reduce((count, route) => {
  route.count = () => fs.rmSync('count'); // found: unreachable
  return count + 1;
}, 0);

const set = [{ path: '/set', show: () => fs.readFileSync('set') }].reduce((all, page) => all.set(page.path, page), new Map()); // found: request GET /set
app.get('/set', (req, res) => res.send(set.get('/set').show()));
[{ path: '/2', handler: (req, res) => res.send(fs.readFileSync('2')) }].reduce((_, r) => { app.use(r.path, r.handler); }, null); // found: request use /2
[{ path: '/3', handler: (req, res) => res.send(fs.readFileSync('3')) }].reduce((app, r) => app.use(r.path, r.handler) && app, app); // found: request use /3
const t8 = [() => fs.readFileSync('8')].reduce((all, fn) => ({ ...all, load: fn }), {}); // found: request GET /8
app.get('/8', (req, res) => res.send(t8.load()));
const t9 = [() => fs.readFileSync('9')].reduce((all, fn) => Object.assign({}, all, { load: fn }), {}); // found: request GET /9
app.get('/9', (req, res) => res.send(t9.load()));
const mw = [() => fs.readFileSync('11')]; // found: request GET /11
app.get('/11', async (req, res) => { await mw.reduce(async (p, f) => { await p; return f(req); }, Promise.resolve()); });
const mw2 = [(x) => fs.readFileSync('12')]; // found: request GET /12
app.get('/12', (req, res) => { mw2.reduce((acc, f) => acc.then(f), Promise.resolve('x')).then((x) => res.send(x)); });
const chain = [(req, res, next) => { fs.readFileSync('13'); next(); }]; // found: request GET /13
app.get('/13', (req, res) => { chain.reduceRight((next, mw) => () => mw(req, res, next), () => res.end())(); });
app.listen(3000);
