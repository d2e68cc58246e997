const express = require('express');
const store = require('../../common/src/store');
const fs = require('fs');

const app = express();

app.put('/layout', express.json(), (req, res) => {
  store.save(req.body);
  res.json(fs.existsSync('settings.json'));
});

app.listen(3001);
