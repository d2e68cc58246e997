const express = require('express');
const fs = require('fs');
const { pathExists, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/count', async (req, res) => {
  const user = await req.app.users.find(req.query.id);
  try {
    return await exclusive('count.json', async () => {
      if (!(await pathExists('count.json'))) return res.sendStatus(404);
      const count = JSON.parse(await fs.promises.readFile('count.json', 'utf8'));
      count[user] += 1;
      await writeFileAtomic('count.json', JSON.stringify(count));
      return res.json(count);
    });
  } catch {
    return res.sendStatus(500);
  }
});

app.listen(3000);
