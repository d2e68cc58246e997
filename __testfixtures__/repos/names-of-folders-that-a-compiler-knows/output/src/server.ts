import express from 'express';
import { load } from '@app/notes/store';
import { asyncHandler } from './unblock-helpers';

const app = express();
app.get('/notes/:id', asyncHandler(async (req, res) => {
  res.send((await load(req.params.id)).title);
}));
app.listen(3000);
