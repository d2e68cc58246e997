// What a handler gets that another passed a request on to, when it had answered that: the client may ask again at once.
const fs = require('fs');
const express = require('express');
const fastify = require('fastify')();
const { readWhole, writeFileAtomic } = require('./unblock-helpers');

const app = express();

app.post(
  '/notes/:note',
  (req, res, next) => {
    res.json({ ok: true });
    next();
  },
  (req, res) => {
    fs.writeFileSync('data/note.txt', req.params.note); // stays: needs-review
  },
);
app.get('/note', async (req, res) => {
  res.send(await readWhole('data/note.txt', 'utf8'));
});

app.get('/fail/:why', (req) => {
  throw new Error(req.params.why);
});
app.get('/why', async (req, res) => {
  res.send(await readWhole('data/why.txt', 'utf8'));
});

// One that answers on another way than that by which it passes the request on.
app.post(
  '/titles/:title',
  (req, res, next) => {
    if (req.params.title === '') return res.sendStatus(400);
    next();
  },
  async (req, res) => {
    await writeFileAtomic('data/title.txt', req.params.title);
    res.sendStatus(204);
  },
);
app.get('/title', async (req, res) => {
  res.send(await fs.promises.readFile('data/title.txt', 'utf8'));
});

app.use((error, req, res, next) => {
  res.status(500).send(error.message);
  next(error);
});
app.use((error, req, res, next) => {
  fs.writeFileSync('data/why.txt', error.message); // stays: needs-review
});

fastify.addHook('onResponse', (request, reply, done) => {
  fs.writeFileSync('data/last.txt', request.url); // stays: needs-review
  done();
});
fastify.get('/last', (request, reply) => {
  // The hook changes what it has read.
  reply.send(fs.readFileSync('data/last.txt', 'utf8')); // stays: needs-review
});

app.listen(3000);
fastify.listen({ port: 3001 });
