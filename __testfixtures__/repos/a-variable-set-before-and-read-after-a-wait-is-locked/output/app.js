const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

let user;

const app = express();
app.get('/', async (req, res) => {
  return exclusive('user', async () => {
    user = req.query.user;
    const text = await fs.promises.readFile('a.txt', 'utf8');
    res.send(`${user}: ${text}`);
  });
});
app.get('/last', (req, res) => res.send(user));
app.listen(3000);
