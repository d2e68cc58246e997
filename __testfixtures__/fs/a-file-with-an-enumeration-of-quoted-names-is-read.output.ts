import express from 'express';
import fs from 'fs';

enum Job {
  Indexing = 1,
  'Gallery Reset' = 2,
}

const app = express();

app.get('/jobs', async (req, res) => {
  res.send(Job[Job['Gallery Reset']] + await fs.promises.readFile('jobs.txt', 'utf8'));
});

app.listen(3000);
