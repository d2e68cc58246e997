const express = require('express');
const fs = require('fs');

const app = express();

app.post('/count', async (req, res) => {
  const user = await req.app.users.find(req.query.id);
  if (!fs.existsSync('count.json')) return req.app.users.tell(user);
  const count = JSON.parse(fs.readFileSync('count.json', 'utf8'));
  count[user] += 1;
  fs.writeFileSync('count.json', JSON.stringify(count));
  return res.json(count);
});

app.listen(3000);
