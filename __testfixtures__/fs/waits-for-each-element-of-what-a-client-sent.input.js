const { ApolloServer } = require('apollo-server');
const express = require('express');
const Koa = require('koa');
const fs = require('fs');

const app = express();
app.use(express.json());

app.post('/there', (req, res) => {
  res.json(req.body.names.map((name) => fs.existsSync(`notes/${name}`)));
});

app.post('/kept', (req, res) => {
  const { names = [], more } = req.body;
  const all = more || names;
  res.json({ kept: all.filter((name) => fs.existsSync(`notes/${name}`)) });
});

app.get('/all', function (request, response) {
  const query = request.query;
  response.json({ all: query.tags.every((tag) => fs.existsSync(`tags/${tag}`)) });
});

app.post('/files', (req, res) => {
  res.json({ texts: req.files.map((file) => fs.readFileSync(file.path, 'utf8')) });
});

app.use((error, req, res, next) => {
  res.json(req.body.names.some((name) => fs.existsSync(`notes/${name}`)));
});

// Middleware may have set it to anything.
app.post('/found', (req, res) => {
  res.json(req.found.map((name) => fs.existsSync(`notes/${name}`))); // stays: needs-review
});

const koa = new Koa();
koa.use(async (ctx, next) => {
  ctx.state.there = ctx.request.body.names.map((name) => fs.existsSync(`notes/${name}`));
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
