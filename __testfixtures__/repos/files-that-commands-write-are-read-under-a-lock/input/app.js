const express = require('express');
const fs = require('fs');
const path = require('path');
const { execSync, execFileSync } = require('child_process');

const app = express();
const speech = '/tmp/speech.wav';
const reports = path.join(__dirname, 'reports');

// What is read may be that of another request.
app.get('/say', (req, res) => {
  execSync(`espeak -w ${speech} "${req.query.text}"`);
  res.type('wav').send(fs.readFileSync(speech));
});

app.post('/report', (req, res) => {
  execFileSync('make-report', [`--out=${path.join(reports, 'report.pdf')}`, req.query.id]);
  res.sendStatus(204);
});

// It must not see half of the file.
app.get('/report', (req, res) => {
  res.type('pdf').send(fs.readFileSync(path.join(reports, 'report.pdf')));
});

app.get('/usage', (req, res) => {
  execSync('du -s reports 2>/dev/null > usage.txt');
  const usage = fs.readFileSync('usage.txt', 'utf8');
  fs.unlinkSync('usage.txt');
  res.send(usage);
});

// Below a folder that is known.
app.get('/export', (req, res) => {
  execSync('dump > .export', { cwd: __dirname });
  res.send(fs.readFileSync(path.join(__dirname, '.export')));
});

// A timer cannot wait for it, and would read half of the file.
app.post('/settings', (req, res) => {
  execSync('make-settings > settings.json'); // stays: needs-review
  res.sendStatus(204);
});

setInterval(() => JSON.parse(fs.readFileSync('settings.json', 'utf8')), 1000);

// Its name comes from the request, and nobody else uses it.
app.get('/thumbs/:id', (req, res) => {
  const file = `/tmp/${req.params.id}.png`;
  execFileSync('convert', [req.query.of, file]);
  res.json({ file });
});

// The next request for it writes it anew while it is sent.
app.get('/pictures/:id', (req, res) => {
  const file = `/tmp/${req.params.id}.jpg`;
  execFileSync('convert', [req.query.of, file]); // stays: needs-review
  res.sendFile(file);
});

app.listen(3000);
