import express from 'express';
import { show } from './pages';

const app = express();
app.get('/:name', (req, res) => {
  res.send(show(req.params.name));
});
app.listen(3000);
