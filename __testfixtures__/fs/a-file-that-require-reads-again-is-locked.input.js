const express = require('express');
const fs = require('fs');
const path = require('path');
const app = express();
const file = path.join(__dirname, 'users.json');

function users() {
  delete require.cache[require.resolve(file)];
  return require(file);
}

app.post('/users', (req, res) => {
  const list = users();
  if (list.some((user) => user.name === req.body.name)) return res.status(409).end();
  const salt = fs.readFileSync('/etc/hostname', 'utf8');
  list.push({ name: req.body.name, salt });
  fs.writeFileSync(file, JSON.stringify(list));
  res.json({ ok: true });
});
app.get('/users', (req, res) => res.json(users()));
app.listen(3000);
