const express = require('express');
const fs = require('fs');
const { fileExists } = require('panel-common');

const app = express();
app.get('/files/:name', (req, res) => {
  if (!fileExists(req.params.name)) return res.sendStatus(404);
  res.json({ log: fs.existsSync(`${req.params.name}.log`) });
});
app.listen(3000);
