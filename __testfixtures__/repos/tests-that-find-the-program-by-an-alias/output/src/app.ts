import express from 'express';
import { list, load } from './store.js';

const app = express();
app.get('/', async (req, res) => {
  res.json(await list());
});
app.get('/:name', async (req, res) => {
  res.send(await load(req.params.name));
});
app.listen(3000);
