import express from 'express';
import { load, size, title } from './titles';

const app = express();
app.get('/:id', (req, res) => {
  res.json({ title: title(req.params.id), size: size(req.params.id, { load }) });
});
app.listen(3000);
