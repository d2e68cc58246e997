import express from 'express';
import fs from 'fs';
import { load } from './store';

const app = express();

app.get('/notes', (req, res) => {
  if (!fs.existsSync('notes.txt')) return res.sendStatus(404);
  res.send(load());
});

app.listen(3000);
