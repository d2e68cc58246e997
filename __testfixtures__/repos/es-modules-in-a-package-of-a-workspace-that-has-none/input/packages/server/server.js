import express from 'express';
import fs from 'node:fs';
import { prepare } from '../../misc/prepare.js';

const app = express();
prepare();

app.get('/sizes/:name', (req, res) => {
  if (!fs.existsSync(req.params.name)) return res.sendStatus(404);
  res.json(fs.statSync(req.params.name).size);
});

app.listen(3000);
