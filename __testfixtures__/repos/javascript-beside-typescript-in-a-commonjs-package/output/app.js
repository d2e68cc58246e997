import express from 'express';
import { load } from './store';
import { cachedExists } from './unblock-helpers';

const app = express();

app.get('/notes', async (req, res) => {
  if (!(await cachedExists('notes.txt'))) return res.sendStatus(404);
  res.send(await load());
});

app.listen(3000);
