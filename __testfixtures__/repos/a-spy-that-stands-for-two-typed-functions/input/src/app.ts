import express from 'express';
import { short, title } from './titles';

const app = express();
app.get('/:name', (req, res) => {
  res.send(short(req.params.name) + title(req.params.name));
});
app.listen(3000);
