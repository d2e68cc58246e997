const fs = require('fs');
const path = require('path');
const express = require('express');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const file = path.join(process.env.STORAGE, 'jobs.json');

app.post('/jobs', async (req, res) => {
  return exclusive('jobs.json', async () => {
    const jobs = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    jobs.push(req.query.job);
    await writeFileAtomic(file, JSON.stringify(jobs));
    res.end();
  });
});

app.listen(3000);
