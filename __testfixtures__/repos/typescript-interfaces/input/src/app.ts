import express, { type RequestHandler } from 'express';
import { Disk } from './disk';
import type { Store } from './store';

const app = express();
const store: Store = new Disk();

const show: RequestHandler<{ name: string }> = (req, res) => {
  res.send(store.load(req.params.name));
};

app.get('/:name', show);
app.listen(3000);
