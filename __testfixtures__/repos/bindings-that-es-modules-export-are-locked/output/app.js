import express from 'express';
import { count, bump } from './count.js';
import { exclusive } from './unblock-helpers.js';

const app = express();

app.post('/', async (req, res) => {
  return exclusive('count.txt', async () => {
    const was = count;
    await bump(was + 1);
    res.json({ was });
  });
});

app.listen(3000);
