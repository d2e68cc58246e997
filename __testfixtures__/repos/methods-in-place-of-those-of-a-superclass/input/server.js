const express = require('express');
const http = require('http');
const { Answer, App, Cache, Day, Hub, Letters, Note, Old, Pages } = require('./classes');
const { text } = require('./text');

const app = express();
const cache = new Cache();
const hub = new Hub();
const pages = new Pages();
app.get('/text', (req, res) => res.send(text(req.query.name)));
app.get('/cache', (req, res) => res.send(cache.get(req.query.name)));
app.get('/hub', (req, res) => res.json(hub.emit('read', req.query.name)));
app.get('/footer', async (req, res) => res.send(await pages.footer(req.query)));
app.get('/header', (req, res) => res.send(pages.header(req.query)));
app.get('/page', (req, res) => res.send(pages.page(req.query)));
app.get('/pages', (req, res) => res.send(pages.title()));
app.get('/letters', (req, res) => res.send(new Letters().title()));
app.get('/avatar', (req, res) => res.send(new Note().avatar()));
app.get('/note', (req, res) => res.json(Note.fromJson({ name: req.query.name })));
app.get('/day', (req, res) => res.json({ time: new Day().getTime() }));
app.get('/old', (req, res) => res.send(new Old(req).note()));
app.get('/answer', (req, res) => res.send(new Answer(req).note()));
app.listen(3000);

http.createServer({ ServerResponse: Answer }, (req, res) => res.writeHead(200).end(text('served'))).listen(3001);

const koa = new App();
koa.use((ctx) => {
  ctx.body = text('koa') + ctx.conf;
});
koa.listen(3002);
