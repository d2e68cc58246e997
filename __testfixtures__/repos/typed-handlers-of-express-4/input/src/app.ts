import express, { Router } from 'express';
import fs from 'fs';

const router = Router();

// What `req` and `res` are, only the place says.
router.get('/notes/:id', (req, res) => {
  return res.status(200).json({ text: fs.readFileSync(`${req.params.id}.txt`, 'utf8') });
});

const app = express();
app.use(router);
app.listen(3000);
