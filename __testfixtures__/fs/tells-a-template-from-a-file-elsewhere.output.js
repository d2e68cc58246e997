const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.use(express.json());

// The project may be below /data/nginx, but then its folder would be named there.
app.put('/hosts/:kind/:id', async (req, res) => {
  const { kind, id } = req.params;
  const template = await fs.promises.readFile(__dirname + '/../templates/' + kind + '.conf', 'utf8');
  await writeFileAtomic('/data/nginx/' + kind + '/' + id + '.conf', template);
  res.end();
});

app.delete('/hosts/:kind/:id', async (req, res) => {
  await fs.promises.unlink('/data/nginx/' + req.params.kind + '/' + req.params.id + '.conf');
  res.end();
});

// Where both name something alike, they may be the same.
app.put('/users/:id', async (req, res) => {
  const file = __dirname + '/data/' + req.params.id + '.json';
  await exclusiveFiles('data/*.json', [file], async () => {
    const user = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...user, ...req.body }));
    res.end();
  });
});

app.post('/users/:id', async (req, res) => {
  return exclusiveFiles('data/*.json', () => ['/app/data/' + req.params.id + '.json'], async () => {
    await writeFileAtomic('/app/data/' + req.params.id + '.json', JSON.stringify(req.body));
    res.end();
  });
});
