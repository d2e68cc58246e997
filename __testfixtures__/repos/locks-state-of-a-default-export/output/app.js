import fs from 'node:fs';
import express from 'express';
import visits from './visits.js';
import { exclusive } from './unblock-helpers.js';

const app = express();

app.post('/visit', async (req, res) => {
  return exclusive('visits.count', async () => {
    const before = visits.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    visits.set(before + 1);
    res.json({ page });
  });
});

// Another field: no lock.
app.get('/name', async (req, res) => {
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.json({ page, name: visits.name });
});

app.listen(3000);
