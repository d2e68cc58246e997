import express from 'express';
import { cachedExists } from './unblock-helpers';

const app = express();
app.get('/pages/:name', async (req, res) => {
  res.send({ isThere: await cachedExists(req.params.name) });
});
app.listen(3000);
