import express from 'express';
import { prepare } from '../../misc/prepare.js';
import { existsForStat, statOfExisting } from '../../unblock-helpers.mjs';

const app = express();
prepare();

app.get('/sizes/:name', async (req, res) => {
  if (!(await existsForStat(req.params.name))) return res.sendStatus(404);
  res.json((await statOfExisting(req.params.name)).size);
});

app.listen(3000);
