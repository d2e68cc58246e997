const fs = require('fs');
const express = require('express');

const app = express();

function load(name, callback) {
  let text;
  try {
    text = fs.readFileSync(`notes/${name}.txt`, 'utf8');
  } catch (error) {
    return callback(error);
  }
  return callback(null, text);
}

function both(one, other, callback) {
  load(one, (error, first) => {
    if (error) return callback(error);
    load(other, (failed, second) => {
      if (failed) return callback(failed);
      callback(null, first + second);
    });
  });
}

app.get('/notes/:name', (req, res, next) => {
  load(req.params.name, (error, text) => {
    if (error) return next(error);
    res.send(text);
  });
});

app.get('/notes/:name/:other', (req, res, next) => {
  both(req.params.name, req.params.other, function (error, text) {
    if (error) return next(error);
    return res.send(text);
  });
});

app.listen(3000);
