const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.get('/folders', (req, res, next) => {
  fs.promises
    .readdir('notes')
    .then((names) => {
      const folders = [];
      names.sort().filter((name) => {
        if (fs.lstatSync(path.join('notes', name)).isDirectory()) folders.push(name);
      });
      res.json(folders);
    })
    .catch(next);
});

// What it gives is not known.
app.get('/shelves', (req, res, next) => {
  req
    .shelves()
    .then((shelves) => {
      res.json(shelves.filter((shelf) => fs.lstatSync(path.join('shelves', shelf)).isDirectory())); // stays: needs-review
    })
    .catch(next);
});

app.listen(3000);
