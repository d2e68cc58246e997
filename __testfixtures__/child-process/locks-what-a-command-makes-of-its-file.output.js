const fs = require('fs');
const path = require('path');
const express = require('express');
const { execProgram, exclusive, exclusiveFiles } = require('./unblock-helpers');
const app = express();

app.get('/reports/:id/download', async (req, res) => {
  return exclusive('reports/*.json.gz', async () => {
    const file = path.join('reports', `${req.params.id}.json`);
    const zipped = file + '.gz';
    await execProgram('gzip', ['-kfn', file]);
    const data = await fs.promises.readFile(zipped);
    await fs.promises.unlink(zipped);
    res.set('Content-Type', 'application/gzip').send(data);
  });
});

// The program adds .txt.
app.get('/scans/:id', async (req, res) => {
  const base = path.join('texts', req.params.id);
  await exclusiveFiles('texts/*.txt', () => [`${base}.txt`], async () => {
    await execProgram('tesseract', [path.join('scans', req.params.id), base]);
    const text = await fs.promises.readFile(`${base}.txt`, 'utf8');
    await fs.promises.unlink(`${base}.txt`);
    res.send(text);
  });
});

app.listen(3000);
