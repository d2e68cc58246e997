import express from 'express';
import thumbnailer from 'thumbnailer';

const app = express();

app.get('/thumbnails/:name', (req, res) => {
  res.send(thumbnailer.shrink(`images/${req.params.name}`));
});

app.get('/sizes/:name', (req, res) => {
  res.send(thumbnailer.measure(`images/${req.params.name}`)); // stays: no-async-form
});

app.listen(3000);
