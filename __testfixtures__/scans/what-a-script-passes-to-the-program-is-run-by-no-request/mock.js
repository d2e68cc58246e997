const express = require('express');
const fs = require('fs');

const app = express();
app.get('/pictures', (req, res) => {
  res.send(list());
});
app.listen(3001);

function list() {
  return fs.readdirSync('pictures'); // found: request GET /pictures
}
