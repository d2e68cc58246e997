const express = require('express');
const fs = require('fs');
const parser = require('./parser');

const app = express();

app.put('/parts/:id', (req, res) => {
  const parts = parser(req);
  parts.on('end', () => {
    fs.appendFileSync('parts.log', `${req.params.id}\n`); // stays: needs-review
    res.end();
  });
});

app.listen(3000);
