const express = require('express');
const http = require('http');
const { Answer, App, Cache, Day, Hub, Letters, Note, Old, Pages } = require('./classes');
const { textAsync } = require('./text');
const { asyncListener } = require('./unblock-helpers');

const app = express();
const cache = new Cache();
const hub = new Hub();
const pages = new Pages();
app.get('/text', async (req, res) => res.send(await textAsync(req.query.name)));
app.get('/cache', async (req, res) => res.send(await cache.get(req.query.name)));
app.get('/hub', async (req, res) => res.json(await hub.emit('read', req.query.name)));
app.get('/footer', async (req, res) => res.send(await pages.footer(req.query)));
app.get('/header', (req, res) => res.send(pages.header(req.query)));
app.get('/page', (req, res) => res.send(pages.page(req.query)));
app.get('/pages', async (req, res) => res.send(await pages.title()));
app.get('/letters', async (req, res) => res.send(await new Letters().title()));
app.get('/avatar', async (req, res) => res.send(await new Note().avatar()));
app.get('/note', (req, res) => res.json(Note.fromJson({ name: req.query.name })));
app.get('/day', async (req, res) => res.json({ time: await new Day().getTime() }));
app.get('/old', async (req, res) => res.send(await new Old(req).note()));
app.get('/answer', async (req, res) => res.send(await new Answer(req).note()));
app.listen(3000);

http.createServer({ ServerResponse: Answer }, asyncListener(async (req, res) => res.writeHead(200).end(await textAsync('served')))).listen(3001);

const koa = new App();
koa.use(async (ctx) => {
  ctx.body = await textAsync('koa') + ctx.conf;
});
koa.listen(3002);
