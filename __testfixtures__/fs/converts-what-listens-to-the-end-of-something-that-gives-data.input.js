const express = require('express');
const fs = require('fs');

const app = express();

app.put('/parts/:id', (req, res) => {
  store({ content: req, path: `parts/${req.params.id}` }, () => res.end());
});

function store(object, done) {
  let size = 0;
  object.content
    .on('data', (chunk) => {
      size += chunk.length;
    })
    .on('error', done)
    .on('end', () => {
      fs.appendFileSync(`${object.path}.size`, `${size}\n`);
      done();
    });
}

app.listen(3000);
