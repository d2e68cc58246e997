import express from 'express';
import { load } from '#store';
import { titleOf } from '#lib/titles';

const app = express();
app.get('/notes/:id', (req, res) => {
  res.send(load(req.params.id));
});
app.get('/titles/:id', (req, res) => {
  res.send(titleOf(req.params.id));
});
app.listen(3000);
