const express = require('express');
const fs = require('fs');

const app = express();
const log = fs.openSync('access.log', 'a'); // stays: needed-at-startup
const scratch = Buffer.alloc(1024);

app.get('/', (req, res) => {
  fs.writeSync(log, req.url); // stays: needs-review
  res.sendStatus(204);
});

app.get('/head', (req, res) => {
  const fd = fs.openSync('data.bin'); // stays: needs-review
  fs.readSync(fd, scratch, 0, 16, 0); // stays: needs-review
  fs.closeSync(fd); // stays: needs-review
  res.send(scratch.toString());
});

app.listen(3000);
