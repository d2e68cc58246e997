const express = require('express');
const fs = require('fs');

const app = express();

app.get('/parts/:id', (req, res) => {
  const stream = fs.createReadStream(`parts/${req.params.id}`);
  stream.on('close', () => fs.unlinkSync(`parts/${req.params.id}`)); // stays: needs-review
  answer(stream, res);
});

function answer(stream, res) {
  stream.on('close', () => res.end());
  stream.resume();
}

app.listen(3000);
