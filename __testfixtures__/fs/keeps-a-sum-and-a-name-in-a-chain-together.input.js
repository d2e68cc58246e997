const express = require('express');
const fs = require('fs');
const app = express();
let size = 0;
let last = '';

// The sum is another one before the name is
app.get('/all', (req, res) => res.json({ size, last }));
app.post('/add', express.json(), (req, res) => {
  Promise.resolve()
    .then(() => {
      size = size + req.body.n;
      return fs.readFileSync('salt', 'utf8'); // stays: needs-review
    })
    .then((salt) => {
      last = req.body.name;
      res.send(salt);
    });
});
app.listen(3000);
