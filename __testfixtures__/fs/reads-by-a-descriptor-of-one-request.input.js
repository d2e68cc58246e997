const fs = require('fs');
const express = require('express');
const app = express();

class Reader {
  constructor(file) {
    this.file = file;
    this.fd = null;
  }

  open() {
    this.fd = fs.openSync(this.file, 'r');
  }

  head(length) {
    const buffer = Buffer.alloc(length);
    fs.readSync(this.fd, buffer, 0, length, 0);
    return buffer.toString();
  }

  close() {
    fs.closeSync(this.fd);
  }
}

// Each request has a reader of its own.
app.get('/head', (req, res) => {
  const reader = new Reader('log.txt');
  reader.open();
  const text = reader.head(64);
  reader.close();
  res.send(text);
});

app.listen(3000);
