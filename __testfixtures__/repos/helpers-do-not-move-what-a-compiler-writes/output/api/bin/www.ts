import express from 'express';
import { isThere } from '../lib/pages';

const app = express();
app.get('/pages/:name', async (req, res) => {
  res.send({ isThere: await isThere(req.params.name) });
});
app.listen(3000);
