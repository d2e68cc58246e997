const express = require('express');
const fs = require('fs');
const { Store } = require('async-store');
const { unlocked, exclusive } = require('./unblock-helpers');
const users = new Store('users');

const app = express();

async function setName(id, name) {
  try {
    return await exclusive('users', async () => {
      const user = await unlocked('users', users.findUnique({ where: { id } }));
      if (!user) return { error: 'unknown' };
      const text = await fs.promises.readFile(`${name}.txt`, 'utf8');
      await unlocked('users', users.update({ where: { id }, data: { name, text } }));
      return {};
    });
  } catch (error) {
    return { error: error.message };
  }
}

app.post('/users/:id', async (req, res) => {
  return await exclusive('users', async () => {
    const { error } = await setName(req.params.id, req.query.name);
    await unlocked('users', users.update({ where: { id: req.params.id }, data: { seen: false } }));
    if (error) return res.status(500).end(error);
    res.end();
  });
});

app.get('/users', async (req, res) => {
  res.json(await users.findMany());
});

app.listen(3000);
