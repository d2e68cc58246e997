import express from 'express';
import { load } from '~/lib/store';

const app = express();

app.get('/data', (_req, res) => {
  res.send(load());
});
app.listen(3000);
