const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();
const file = path.join(__dirname, 'users.json');

function users() {
  delete require.cache[require.resolve(file)];
  return require(file);
}

app.post('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    const list = users();
    if (list.some((user) => user.name === req.body.name)) return res.status(409).end();
    const salt = await fs.promises.readFile('/etc/hostname', 'utf8');
    list.push({ name: req.body.name, salt });
    await writeFileAtomic(file, JSON.stringify(list));
    res.json({ ok: true });
  });
});
app.get('/users', (req, res) => res.json(users()));
app.listen(3000);
