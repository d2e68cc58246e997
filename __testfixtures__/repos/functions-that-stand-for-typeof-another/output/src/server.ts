import express from 'express';
import { load, size, title } from './titles';

const app = express();
app.get('/:id', async (req, res) => {
  res.json({ title: await title(req.params.id), size: await size(req.params.id, { load }) });
});
app.listen(3000);
