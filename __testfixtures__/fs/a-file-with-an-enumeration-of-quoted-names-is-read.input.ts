import express from 'express';
import fs from 'fs';

enum Job {
  Indexing = 1,
  'Gallery Reset' = 2,
}

const app = express();

app.get('/jobs', (req, res) => {
  res.send(Job[Job['Gallery Reset']] + fs.readFileSync('jobs.txt', 'utf8'));
});

app.listen(3000);
