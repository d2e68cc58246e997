import express from 'express';
import { load } from '@app/notes/store';

const app = express();
app.get('/notes/:id', (req, res) => {
  res.send(load(req.params.id).title);
});
app.listen(3000);
