import express, { Router } from 'express';
import fs from 'fs';
import { asyncHandler } from './unblock-helpers';

const router = Router();

// What `req` and `res` are, only the place says.
router.get('/notes/:id', asyncHandler(async (req, res) => {
  return res.status(200).json({ text: await fs.promises.readFile(`${req.params.id}.txt`, 'utf8') });
}));

const app = express();
app.use(router);
app.listen(3000);
