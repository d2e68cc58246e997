const { ApolloServer } = require('apollo-server');
const express = require('express');
const Koa = require('koa');
const fs = require('fs');
const { cachedExists, mapInOrder, filterInOrder, everyInOrder, someInOrder } = require('./unblock-helpers');

const app = express();
app.use(express.json());

app.post('/there', async (req, res) => {
  res.json(await mapInOrder(req.body.names, async (name) => cachedExists(`notes/${name}`)));
});

app.post('/kept', async (req, res) => {
  const { names = [], more } = req.body;
  const all = more || names;
  res.json({ kept: await filterInOrder(all, async (name) => cachedExists(`notes/${name}`)) });
});

app.get('/all', async function (request, response) {
  const query = request.query;
  response.json({ all: await everyInOrder(query.tags, async (tag) => cachedExists(`tags/${tag}`)) });
});

app.post('/files', async (req, res) => {
  res.json({ texts: await mapInOrder(req.files, async (file) => fs.promises.readFile(file.path, 'utf8')) });
});

app.use(async (error, req, res, next) => {
  res.json(await someInOrder(req.body.names, async (name) => cachedExists(`notes/${name}`)));
});

// Middleware may have set it to anything.
app.post('/found', (req, res) => {
  res.json(req.found.map((name) => fs.existsSync(`notes/${name}`))); // stays: needs-review
});

const koa = new Koa();
koa.use(async (ctx, next) => {
  ctx.state.there = await mapInOrder(ctx.request.body.names, async (name) => cachedExists(`notes/${name}`));
  await next();
});

// The answer of another handler.
koa.use(async (ctx, next) => {
  await next();
  ctx.body = ctx.body.map((name) => fs.existsSync(`notes/${name}`)); // stays: needs-review
});

// What the field belongs to, whatever that is.
const resolvers = {
  User: {
    there: (user) => user.files.map((name) => fs.existsSync(`notes/${name}`)), // stays: needs-review
  },
};
new ApolloServer({ typeDefs: 'type User { there: [Boolean] }', resolvers }).listen();

app.listen(3000);
koa.listen(3001);
