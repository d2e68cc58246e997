const fs = require('fs');
const Koa = require('koa');
const express = require('express');
const websockify = require('koa-websocket');
const withErrors = require('with-errors');

const app = websockify(new Koa());
app.use(async (ctx, next) => {
  ctx.exists = fs.existsSync('maintenance'); // found: request use *
  await next();
});
app.ws.use((ctx) => {
  ctx.websocket.on('message', (text) => fs.appendFileSync('chat.log', text)); // found: request use *
});
app.listen(3000);

const api = withErrors(express(), { log: true });
api.get('/notes', (req, res) => res.send(fs.readFileSync('notes.txt'))); // found: request GET /notes
api.listen(3001);
