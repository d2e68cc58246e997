import { Router } from 'express';
import * as store from './store/index.js';
import { load as loadNote } from './store/index.js';
import title from './store/title.js';

const router = Router();

router.get('/', async (req, res) => {
  res.json((await store.names()).map((name) => name.toUpperCase()));
});

router.get('/:id', async (req, res) => {
  const note = await loadNote(req.params.id);
  res.json({ ...note, title: await title(req.params.id) });
});

export function ping(req, res) {
  res.end('pong');
}

export default router;
