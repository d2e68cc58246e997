const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');
const app = express();

// What fails before it returns goes on in the handler of the error.
app.post('/counts', async (req, res) => {
  await db.touch();
  return await exclusive('count.txt', async () => {
    try {
      if (req.query.one) {
        const count = Number(await fs.promises.readFile('count.txt', 'utf8'));
        if (Number.isNaN(count)) throw new Error('no number');
        return res.json(count);
      }
      res.json(await unlocked('count.txt', db.count()));
    } catch (error) {
      await writeFileAtomic('count.txt', '0');
      res.sendStatus(500);
    }
  });
});

app.put('/counts', async (req, res) => {
  return exclusive('count.txt', async () => {
    await writeFileAtomic('count.txt', req.query.count);
    res.end();
  });
});

app.listen(3000);
