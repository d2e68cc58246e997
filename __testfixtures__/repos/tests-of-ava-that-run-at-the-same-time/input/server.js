import express from 'express';
import { load, save } from './notes.js';

const app = express();
app.use(express.json());

app.get('/notes/:name', async (req, res) => {
  res.send(await load(req.params.name));
});

app.put('/notes/:name', (req, res) => {
  save(req.params.name, req.body.text);
  res.sendStatus(204);
});

app.listen(3000);
