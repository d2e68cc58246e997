const express = require('express');
const fs = require('fs');

const app = express();

app.get('/notes/:id', async (req, res) => {
  const text = await fs.promises.readFile(`notes/${req.params.id}.txt`, 'utf8');
  res.send(text);
});

app.listen(3000);
