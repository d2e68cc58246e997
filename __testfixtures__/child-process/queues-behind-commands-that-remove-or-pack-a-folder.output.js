const express = require('express');
const path = require('path');
const { execCommand, execProgram, writeFileAtomic, exclusive, shared, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.post('/restore', async (req, res) => {
  return exclusive('data', async () => {
    await execCommand('rm -rf data && tar xzf backup.tgz', { cwd: __dirname });
    res.end();
  });
});

app.post('/backup', async (req, res) => {
  return shared('data', async () => {
    await execProgram('tar', ['czf', path.join(__dirname, 'backup.tgz'), '-C', __dirname, 'data']);
    res.end();
  });
});

app.post('/archive', async (req, res) => {
  return exclusive('old', async () => {
    await execCommand('zip -r archive.zip letters && cp -r letters old');
    res.end();
  });
});

app.post('/data/:name', async (req, res) => {
  return exclusive('data', async () => {
    await writeFileAtomic(path.join(__dirname, 'data', req.params.name), req.query.text);
    res.end();
  });
});

app.post('/letters/:name', async (req, res) => {
  return exclusiveFiles('old', () => [`letters/${req.params.name}`], async () => {
    await writeFileAtomic(`letters/${req.params.name}`, req.query.text);
    res.end();
  });
});

app.post('/notes/:name', async (req, res) => {
  await writeFileAtomic(`notes/${req.params.name}`, req.query.text);
  res.end();
});

app.listen(3000);
