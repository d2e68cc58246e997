const express = require('express');
const fs = require('fs');

const app = express();
app.get('/', (req, res) => {
  let extra = require('./extra');
  res.json({ extra, ready: fs.existsSync('ready') });
});
app.listen(3000);
