// Who lists a folder has never seen what a request makes there and removes again.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive, shared } = require('./unblock-helpers');

const app = express();

app.post('/conversions', async (req, res) => {
  return exclusive('jobs/*', async () => {
    if ((await fs.promises.readdir('jobs')).length > 3) return res.sendStatus(503);
    const job = await fs.promises.mkdtemp('jobs/job-');
    await writeFileAtomic(path.join(job, 'text'), req.body);
    const text = await fs.promises.readFile(path.join(job, 'text'), 'utf8');
    await fs.promises.rm(job, { recursive: true });
    res.send(text);
  });
});

app.post('/drafts', async (req, res) => {
  return exclusive('drafts/draft-*', async () => {
    const draft = await fs.promises.mkdtemp('drafts/draft-');
    await writeFileAtomic(path.join(draft, 'text'), req.body);
    await fs.promises.rm(draft, { recursive: true });
    res.sendStatus(204);
  });
});
app.get('/drafts', async (req, res) => {
  return shared('drafts/draft-*', async () => {
    res.send(await fs.promises.readdir('drafts'));
  });
});

// Nobody looks for these.
app.post('/checks', async (req, res) => {
  const check = await fs.promises.mkdtemp('checks/check-');
  await writeFileAtomic(path.join(check, 'text'), req.body);
  await fs.promises.rm(check, { recursive: true });
  res.sendStatus(204);
});
app.listen(3000);
