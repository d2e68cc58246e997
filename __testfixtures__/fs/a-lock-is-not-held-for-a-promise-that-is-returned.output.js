const express = require('express');
const fs = require('fs');
const { pathExists, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/count', async (req, res) => {
  const user = await req.app.users.find(req.query.id);
  const outcome = await exclusive('count.json', async () => {
    if (!(await pathExists('count.json'))) return { result: req.app.users.tell(user) };
    const count = JSON.parse(await fs.promises.readFile('count.json', 'utf8'));
    count[user] += 1;
    await writeFileAtomic('count.json', JSON.stringify(count));
    return { result: res.json(count) };
  });
  return outcome.result;
});

app.listen(3000);
