// with fs-extra@^9.0.0
const express = require('express');
const fs = require('fs-extra');

const app = express();

process.on('unhandledRejection', async (error) => console.error(error.stack));
process.on('uncaughtException', async (error) => console.error(error.stack));

// `move` starts beside the callback: it needs the folder, or makes it.
app.post('/uploads', (req, res) => {
  fs.readFile('today', 'utf8', (failure, day) => {
    fs.access(`uploads/${day}`, (error) => {
      if (error) fs.mkdirSync(`uploads/${day}`); // stays: needs-review
    });
    fs.move('incoming/upload', `uploads/${day}/upload`, () => res.end());
  });
});

app.post('/days', (req, res) => {
  fs.readFile('today', 'utf8', (failure, day) => {
    fs.access(`days/${day}`, async (error) => {
      if (error) await fs.mkdir(`days/${day}`);
      res.end();
    });
  });
});

app.listen(3000);
