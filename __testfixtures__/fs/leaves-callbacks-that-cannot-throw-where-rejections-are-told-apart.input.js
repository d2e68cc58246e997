const fs = require('fs');
const fse = require('fs-extra');
const express = require('express');
const app = express();

process.on('uncaughtException', (error) => console.error('thrown', error));
process.on('unhandledRejection', (error) => console.error('rejected', error));

// It could not be removed by its name any more.
app.get('/copy', (req, res) => {
  const file = fs.createReadStream('list.txt');
  function onEnd() {
    res.send(fs.readFileSync('end.txt', 'utf8')); // stays: needs-review
  }
  file.on('end', onEnd);
  file.resume();
});

// The package runs it in a promise, which it rejects, before and after.
app.get('/list', (req, res) => {
  fse.readJson('list.json', (error, list) => {
    res.send(list.length + fs.readFileSync('end.txt', 'utf8')); // stays: needs-review
  });
});

app.listen(3000);
