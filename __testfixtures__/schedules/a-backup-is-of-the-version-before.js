const express = require('express');
const fs = require('fs');

const app = express();

function save(value) {
  fs.writeFileSync('data-a.json', JSON.stringify(value));
}

app.post('/save/:id', (req, res) => {
  fs.copyFileSync('data-a.json', 'backup.json');
  save({ n: req.params.id });
  res.end();
});

app.listen(3000);
