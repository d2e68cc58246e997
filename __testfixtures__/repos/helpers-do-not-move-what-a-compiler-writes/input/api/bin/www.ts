import express from 'express';
import { isThere } from '../lib/pages';

const app = express();
app.get('/pages/:name', (req, res) => {
  res.send({ isThere: isThere(req.params.name) });
});
app.listen(3000);
