const express = require('express');
const fs = require('fs');

const app = express();

app.post('/claim/:name', (req, res) => {
  const path = `claims/${req.params.name}`;
  if (fs.existsSync(path)) return res.status(409).end();
  fs.writeFileSync(path, req.ip);
  res.status(201).end();
});

app.listen(3000);
