import express from 'express';
import { size } from './size';

const app = express();
app.get('/size/:name', (req, res) => {
  res.json(size(req.params.name));
});
app.listen(3000);
