import express from 'express';
import { list, load } from './store.js';

const app = express();
app.get('/', (req, res) => {
  res.json(list());
});
app.get('/:name', (req, res) => {
  res.send(load(req.params.name));
});
app.listen(3000);
