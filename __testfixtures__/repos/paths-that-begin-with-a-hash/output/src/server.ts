import express from 'express';
import { load } from '#store';
import { titleOf } from '#lib/titles';

const app = express();
app.get('/notes/:id', async (req, res) => {
  res.send(await load(req.params.id));
});
app.get('/titles/:id', async (req, res) => {
  res.send(await titleOf(req.params.id));
});
app.listen(3000);
