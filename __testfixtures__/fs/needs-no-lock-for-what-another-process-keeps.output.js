const express = require('express');
const fs = require('fs');
const { PrismaClient } = require('@prisma/client');
const users = new PrismaClient().users;

const app = express();

async function setName(id, name) {
  try {
    const user = await users.findUnique({ where: { id } });
    if (!user) return { error: 'unknown' };
    const text = await fs.promises.readFile(`${name}.txt`, 'utf8');
    await users.update({ where: { id }, data: { name, text } });
    return {};
  } catch (error) {
    return { error: error.message };
  }
}

app.post('/users/:id', async (req, res) => {
  const { error } = await setName(req.params.id, req.query.name);
  await users.update({ where: { id: req.params.id }, data: { seen: false } });
  if (error) return res.status(500).end(error);
  res.end();
});

async function setNames(names) {
  const work = [];
  for (const [id, name] of Object.entries(names)) work.push(users.update({ where: { id }, data: { name } }));
  await Promise.all(work);
}

app.post('/names', async (req, res) => {
  const found = await users.findMany();
  const text = await fs.promises.readFile('names.txt', 'utf8');
  await setNames({ ...req.body, [found[0].id]: text });
  res.end();
});

app.get('/users', async (req, res) => {
  res.json(await users.findMany());
});

app.listen(3000);
