import express, { type RequestHandler } from 'express';
import { Disk } from './disk';
import type { Store } from './store';

const app = express();
const store: Store = new Disk();

const show: RequestHandler<{ name: string }> = async (req, res) => {
  res.send(await store.load(req.params.name));
};

app.get('/:name', show);
app.listen(3000);
