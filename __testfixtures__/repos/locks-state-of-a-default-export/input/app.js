import fs from 'node:fs';
import express from 'express';
import visits from './visits.js';

const app = express();

app.post('/visit', (req, res) => {
  const before = visits.count;
  const page = fs.readFileSync('page.html', 'utf8');
  visits.set(before + 1);
  res.json({ page });
});

// Another field: no lock.
app.get('/name', (req, res) => {
  const page = fs.readFileSync('page.html', 'utf8');
  res.json({ page, name: visits.name });
});

app.listen(3000);
