const express = require('express');
const fs = require('fs');
const store = require('../../common/src/store');

const app = express();

app.put('/layout', express.json(), (req, res) => {
  store.save(req.body);
  res.end();
});

app.post('/layout/views', (req, res) => {
  const layout = JSON.parse(fs.readFileSync('layout.json', 'utf8'));
  layout.views += 1;
  fs.writeFileSync('layout.json', JSON.stringify(layout));
  res.json(layout);
});

app.listen(3000);
