import { Router } from 'express';
import * as store from './store/index.js';
import { load as loadNote } from './store/index.js';
import title from './store/title.js';

const router = Router();

router.get('/', (req, res) => {
  res.json(store.names().map((name) => name.toUpperCase()));
});

router.get('/:id', (req, res) => {
  const note = loadNote(req.params.id);
  res.json({ ...note, title: title(req.params.id) });
});

export function ping(req, res) {
  res.end('pong');
}

export default router;
