// A certificate and its key are of one time, or do not fit.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive, shared } = require('./unblock-helpers');

const app = express();

const fileOf = (domain, kind) => path.join('certificates', domain + kind);

app.put('/certificates/:domain', async (req, res) => {
  return exclusive('certificates/*.crt + certificates/*.key', async () => {
    await writeFileAtomic(fileOf(req.params.domain, '.crt'), req.query.certificate);
    await writeFileAtomic(fileOf(req.params.domain, '.key'), req.query.key);
    res.sendStatus(204);
  });
});

app.get('/certificates/:domain', async (req, res) => {
  return shared('certificates/*.crt + certificates/*.key', async () => {
    const certificate = await fs.promises.readFile(fileOf(req.params.domain, '.crt'), 'utf8');
    const key = await fs.promises.readFile(fileOf(req.params.domain, '.key'), 'utf8');
    res.json({ certificate, key });
  });
});

// Two who write at the same time would leave the text of one and the page of the other.
app.put('/notes/:id', async (req, res) => {
  return exclusive('notes/*.html + notes/*.txt', async () => {
    await writeFileAtomic(`notes/${req.params.id}.txt`, req.query.text);
    await writeFileAtomic(`notes/${req.params.id}.html`, req.query.text);
    res.sendStatus(204);
  });
});

app.get('/notes/:id', async (req, res) => {
  res.send(await fs.promises.readFile(`notes/${req.params.id}.html`, 'utf8'));
});

app.listen(3000);
