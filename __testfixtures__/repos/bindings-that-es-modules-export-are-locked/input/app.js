import express from 'express';
import { count, bump } from './count.js';

const app = express();

app.post('/', (req, res) => {
  const was = count;
  bump(was + 1);
  res.json({ was });
});

app.listen(3000);
