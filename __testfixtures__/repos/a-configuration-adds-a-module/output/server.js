import express from 'express';
import thumbnailer from 'thumbnailer';
import { promisify } from 'util';
const shrinkLaterAsync = promisify(thumbnailer.shrinkLater);

const app = express();

app.get('/thumbnails/:name', async (req, res) => {
  res.send(await shrinkLaterAsync(`images/${req.params.name}`));
});

app.get('/sizes/:name', (req, res) => {
  res.send(thumbnailer.measure(`images/${req.params.name}`)); // stays: no-async-form
});

app.listen(3000);
