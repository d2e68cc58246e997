const express = require('express');
const fs = require('fs');

const app = express();
const stores = {};

function openStore(name) {
  return {
    load: (key) => fs.readFileSync(`data/${name}/${key}.json`, 'utf8'),
  };
}

app.post('/stores/:name', (req, res) => {
  stores[req.params.name] = openStore(req.params.name);
  res.end();
});

app.get('/stores/:name/:key', (req, res) => {
  res.send(stores[req.params.name].load(req.params.key));
});

app.listen(3000);
