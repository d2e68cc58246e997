const express = require('express');
const fs = require('fs');

const app = express();
const stores = {};

function openStore(name) {
  return {
    load: async (key) => fs.promises.readFile(`data/${name}/${key}.json`, 'utf8'),
  };
}

app.post('/stores/:name', (req, res) => {
  stores[req.params.name] = openStore(req.params.name);
  res.end();
});

app.get('/stores/:name/:key', async (req, res) => {
  res.send(await stores[req.params.name].load(req.params.key));
});

app.listen(3000);
