const express = require('express');
const drizzle = require('./drizzle');
const kysely = require('./kysely');
const objection = require('./objection');
const postgres = require('./postgres');
const prisma = require('./prisma');
const { listing, removed } = require('./process');
const supabase = require('./supabase');

const app = express();
app.use(express.json());
app.get('/objection/:list', async (req, res) => {
  res.json({
    count: await objection.counted(req.params.list),
    notes: await objection.listed(req.params.list).orderBy('name'),
  });
});
app.get('/drizzle/:list', async (req, res) => {
  res.json(await drizzle.listed(req.params.list).limit(3));
});
app.get('/kysely/:list', async (req, res) => {
  res.json(await kysely.listed(req.params.list).selectAll().execute());
});
app.get('/supabase/:list', async (req, res) => {
  const { data } = await supabase.listed(req.params.list).order('name');
  res.json(data);
});
app.get('/postgres/:list', async (req, res) => {
  res.json({ count: await postgres.counted(req.params.list), notes: await postgres.found(req.params.list) });
});
app.get('/prints/:list', (req, res) => {
  postgres.printed(req.params.list).pipe(res);
});
app.get('/owners/:file/notes', async (req, res) => {
  res.json(await prisma.ownerOf(req.params.file).notes());
});
app.post('/users', async (req, res) => {
  res.json(await prisma.signUp(req.body.name, req.body.password));
});
app.put('/users/:name', async (req, res) => {
  res.json(await prisma.setPassword(req.params.name, req.body.password));
});
app.get('/listings/:list', (req, res) => {
  listing(req.params.list).stdout.pipe(res);
});
app.delete('/lists/:list', async (req, res) => {
  await removed(req.params.list);
  res.sendStatus(204);
});
app.listen(3000);
