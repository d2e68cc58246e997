const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
const file = path.join(process.env.STORAGE, 'jobs.json');

app.post('/jobs', (req, res) => {
  const jobs = JSON.parse(fs.readFileSync(file, 'utf8'));
  jobs.push(req.query.job);
  fs.writeFileSync(file, JSON.stringify(jobs));
  res.end();
});

app.listen(3000);
