const fs = require('fs');
const express = require('express');

const app = express();

app.post('/notes', async (req, res) => {
  const file = `notes/${req.body.name}`;
  if (await fs.existsSync(file)) await fs.unlinkSync(file);
  const folder = `folders/${req.body.folder}`;
  if (await !fs.existsSync(folder)) {
    await fs.mkdirSync(folder);
  }
  res.json(await fs.readdirSync(folder));
});

app.listen(3000);
