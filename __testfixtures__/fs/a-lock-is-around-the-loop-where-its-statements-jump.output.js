const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();

// A callback cannot go on with the next turn of a loop around it: the lock is around the loop.
app.post('/settle', async (req, res) => {
  return exclusive('count.txt', async () => {
    for (const user of await unlocked('count.txt', db.users())) {
      const count = Number(await fs.promises.readFile('count.txt', 'utf8'));
      if (count > 10) continue;
      await writeFileAtomic('count.txt', String(count + 1));
      await unlocked('count.txt', db.note(user));
    }
    res.end();
  });
});

// Two values in one `return`: the lock lasts to the end.
app.post('/pair', async (req, res) => {
  return await exclusive('pair.txt', async () => {
    const pair = await fs.promises.readFile('pair.txt', 'utf8');
    if (pair === '') return res.status(404), res.end();
    await writeFileAtomic('pair.txt', pair + req.query.id);
    await unlocked('pair.txt', db.note(pair));
    res.end();
  });
});

app.listen(3000);
