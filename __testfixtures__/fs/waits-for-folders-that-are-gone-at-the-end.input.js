// Who lists a folder has never seen what a request makes there and removes again.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.post('/conversions', (req, res) => {
  if (fs.readdirSync('jobs').length > 3) return res.sendStatus(503);
  const job = fs.mkdtempSync('jobs/job-');
  fs.writeFileSync(path.join(job, 'text'), req.body);
  const text = fs.readFileSync(path.join(job, 'text'), 'utf8');
  fs.rmSync(job, { recursive: true });
  res.send(text);
});

app.post('/drafts', (req, res) => {
  const draft = fs.mkdtempSync('drafts/draft-');
  fs.writeFileSync(path.join(draft, 'text'), req.body);
  fs.rmSync(draft, { recursive: true });
  res.sendStatus(204);
});
app.get('/drafts', (req, res) => {
  res.send(fs.readdirSync('drafts'));
});

// Nobody looks for these.
app.post('/checks', (req, res) => {
  const check = fs.mkdtempSync('checks/check-');
  fs.writeFileSync(path.join(check, 'text'), req.body);
  fs.rmSync(check, { recursive: true });
  res.sendStatus(204);
});
app.listen(3000);
