const express = require('express');
const fs = require('fs');

const app = express();
const log = fs.openSync('access.log', 'a'); // stays: needed-at-startup

function write(fd, line) {
  return fs.writeSync(fd, line); // stays: needs-review
}

app.get('/', (req, res) => {
  write(log, req.url);
  res.sendStatus(204);
});

app.listen(3000);
