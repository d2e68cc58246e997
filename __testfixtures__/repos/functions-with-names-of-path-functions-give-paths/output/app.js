const express = require('express');
const fs = require('fs');
const path = require('path');
const { resolve } = require('./files');
const { writeFileAtomic, readFolder, exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.text());

// A temporary file is not to be listed.
app.get('/files', async (req, res) => {
  res.json(await readFolder(resolve(req.query.dir)));
});

app.put('/files/:name', async (req, res) => {
  return exclusive('files/visits.txt', async () => {
    await writeFileAtomic(resolve(req.params.name), req.body);
    res.sendStatus(204);
  });
});

// One file, however it is named.
app.post('/visits', async (req, res) => {
  return exclusive('files/visits.txt', async () => {
    const visits = Number(await fs.promises.readFile(resolve('visits.txt'), 'utf8')) + 1;
    await writeFileAtomic(path.join(__dirname, 'files', 'visits.txt'), String(visits));
    res.send(String(visits));
  });
});

// Another folder.
app.get('/pages', async (req, res) => {
  res.json(await fs.promises.readdir('pages'));
});

app.listen(3000);
