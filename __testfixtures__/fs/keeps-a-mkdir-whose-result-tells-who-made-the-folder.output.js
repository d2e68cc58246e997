const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
let users = 0;

app.post('/users/:name', (req, res) => {
  const made = fs.mkdirSync(path.join('users', req.params.name), { recursive: true }); // stays: argument-differs
  if (made) users += 1;
  res.send({ isNew: made !== undefined });
});

// Nobody looks at what is returned here.
const ensure = async (folder) => fs.promises.mkdir(folder, { recursive: true });

app.post('/folders/:name', async (req, res) => {
  await ensure(path.join('folders', req.params.name));
  await fs.promises.mkdir('tmp', { recursive: true });
  res.sendStatus(204);
});

app.get('/users', (req, res) => {
  res.send({ users });
});

app.listen(3000);
