import express from 'express';
import fs from 'fs';
import { exclusive } from './unblock-helpers';

const app = express();
const session: { user?: string } | undefined = {};

app.get('/', async (req, res) => {
  return exclusive('session.user', async () => {
    (session as { user?: string }).user = String(req.query.user);
    const text = await fs.promises.readFile('a.txt', 'utf8');
    res.send(`${session!.user}: ${text}`);
  });
});

app.listen(3000);
