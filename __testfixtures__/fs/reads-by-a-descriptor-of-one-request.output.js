const fs = require('fs');
const express = require('express');
const { promisify } = require('util');
const openAsync = promisify(fs.open);
const readAsync = promisify(fs.read);
const closeAsync = promisify(fs.close);
const app = express();

class Reader {
  constructor(file) {
    this.file = file;
    this.fd = null;
  }

  async open() {
    this.fd = await openAsync(this.file, 'r');
  }

  async head(length) {
    const buffer = Buffer.alloc(length);
    await readAsync(this.fd, buffer, 0, length, 0);
    return buffer.toString();
  }

  async close() {
    await closeAsync(this.fd);
  }
}

// Each request has a reader of its own.
app.get('/head', async (req, res) => {
  const reader = new Reader('log.txt');
  await reader.open();
  const text = await reader.head(64);
  await reader.close();
  res.send(text);
});

app.listen(3000);
