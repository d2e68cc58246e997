const express = require('express');
const fs = require('fs');

const app = express();

app.post('/count', async (req, res) => {
  const user = await req.app.users.find(req.query.id);
  try {
    if (!fs.existsSync('count.json')) return res.sendStatus(404);
    const count = JSON.parse(fs.readFileSync('count.json', 'utf8'));
    count[user] += 1;
    fs.writeFileSync('count.json', JSON.stringify(count));
    return res.json(count);
  } catch {
    return res.sendStatus(500);
  }
});

app.listen(3000);
