// A helper that stays synchronous writes the files that its callers name, however many they are.
const express = require('express');
const fs = require('fs');
const { cachedExists, exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.json());

function save(file, data) {
  const draft = file + '.tmp';
  // unblock-ignore-next-line
  fs.writeFileSync(draft, JSON.stringify(data));
  // unblock-ignore-next-line
  fs.renameSync(draft, file);
}

app.put('/1', (req, res) => res.end(`${save('files/1.json', req.body)}`));
app.put('/2', (req, res) => res.end(`${save('files/2.json', req.body)}`));
app.put('/3', (req, res) => res.end(`${save('files/3.json', req.body)}`));
app.put('/4', (req, res) => res.end(`${save('files/4.json', req.body)}`));
app.put('/5', (req, res) => res.end(`${save('files/5.json', req.body)}`));
app.put('/6', (req, res) => res.end(`${save('files/6.json', req.body)}`));
app.put('/7', (req, res) => res.end(`${save('files/7.json', req.body)}`));
app.put('/8', (req, res) => res.end(`${save('files/8.json', req.body)}`));
app.put('/9', (req, res) => res.end(`${save('files/9.json', req.body)}`));
app.put('/a', (req, res) => res.end(`${save('files/a.json', req.body)}`));
app.put('/b', (req, res) => res.end(`${save('files/b.json', req.body)}`));

app.post('/users', async (req, res) => {
  return exclusive('users.json + users.json.tmp', async () => {
    if (await cachedExists('users.json')) return res.sendStatus(409);
    save('users.json', req.body);
    res.end();
  });
});

app.post('/notes', async (req, res) => {
  return exclusive('notes.json + notes.json.tmp', async () => {
    if (await cachedExists('notes.json')) return res.sendStatus(409);
    save('notes.json', req.body);
    res.end();
  });
});

app.listen(3000);
