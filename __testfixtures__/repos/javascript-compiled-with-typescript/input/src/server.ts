import express from 'express';
import { routes } from './routes';
import { titles } from './titles';

const app = express();
app.use(routes);
app.get('/titles', async (req, res) => {
  res.json(await titles(['a', 'b']));
});
app.listen(3000);
