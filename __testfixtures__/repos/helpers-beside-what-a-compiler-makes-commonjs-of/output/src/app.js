import express from 'express';
import { show } from './pages';
import { asyncHandler } from './unblock-helpers.js';

const app = express();
app.get('/:name', asyncHandler(async (req, res) => {
  res.send(await show(req.params.name));
}));
app.listen(3000);
