const fs = require('fs');
const express = require('express');

const app = express();

function load(name, callback) {
  return callback(null, fs.readFileSync(`notes/${name}.txt`, 'utf8')); // stays: needs-review
}

// The answer did not wait for what the callback asks.
app.get('/notes/:name', (req, res, next) => {
  load(req.params.name, (error, text) => {
    if (error) return next(error);
    return fetch(text);
  });
  res.send('asked');
});

app.listen(3000);
