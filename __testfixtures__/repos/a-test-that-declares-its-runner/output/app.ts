import express from 'express';
import { size } from './size';

const app = express();
app.get('/size/:name', async (req, res) => {
  res.json(await size(req.params.name));
});
app.listen(3000);
