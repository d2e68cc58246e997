const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');

const app = express();

app.get('/', (req, res) => {
  const job = new EventEmitter();
  const finish = async () => {
    await null;
    job.emit('done', 'text');
  };
  finish();
  const title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  job.once('done', (text) => res.send(title + text));
});

module.exports = app;
