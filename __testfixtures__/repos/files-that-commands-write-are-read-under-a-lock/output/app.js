const express = require('express');
const fs = require('fs');
const path = require('path');
const { execSync, execFileSync } = require('child_process');
const { execCommand, execProgram, exclusive, shared } = require('./unblock-helpers');

const app = express();
const speech = '/tmp/speech.wav';
const reports = path.join(__dirname, 'reports');

// What is read may be that of another request.
app.get('/say', async (req, res) => {
  return exclusive('tmp/speech.wav', async () => {
    await execCommand(`espeak -w ${speech} "${req.query.text}"`);
    res.type('wav').send(await fs.promises.readFile(speech));
  });
});

app.post('/report', async (req, res) => {
  return exclusive('reports/report.pdf', async () => {
    await execProgram('make-report', [`--out=${path.join(reports, 'report.pdf')}`, req.query.id]);
    res.sendStatus(204);
  });
});

// It must not see half of the file.
app.get('/report', async (req, res) => {
  return shared('reports/report.pdf', async () => {
    res.type('pdf').send(await fs.promises.readFile(path.join(reports, 'report.pdf')));
  });
});

app.get('/usage', async (req, res) => {
  return exclusive('usage.txt', async () => {
    await execCommand('du -s reports 2>/dev/null > usage.txt');
    const usage = await fs.promises.readFile('usage.txt', 'utf8');
    await fs.promises.unlink('usage.txt');
    res.send(usage);
  });
});

// Below a folder that is known.
app.get('/export', async (req, res) => {
  return exclusive('.export', async () => {
    await execCommand('dump > .export', { cwd: __dirname });
    res.send(await fs.promises.readFile(path.join(__dirname, '.export')));
  });
});

// A timer cannot wait for it, and would read half of the file.
app.post('/settings', (req, res) => {
  execSync('make-settings > settings.json'); // stays: needs-review
  res.sendStatus(204);
});

setInterval(() => JSON.parse(fs.readFileSync('settings.json', 'utf8')), 1000);

// Its name comes from the request, and nobody else uses it.
app.get('/thumbs/:id', async (req, res) => {
  const file = `/tmp/${req.params.id}.png`;
  await execProgram('convert', [req.query.of, file]);
  res.json({ file });
});

// The next request for it writes it anew while it is sent.
app.get('/pictures/:id', (req, res) => {
  const file = `/tmp/${req.params.id}.jpg`;
  execFileSync('convert', [req.query.of, file]); // stays: needs-review
  res.sendFile(file);
});

app.listen(3000);
