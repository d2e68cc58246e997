const express = require('express');
const { AsyncLocalStorage } = require('async_hooks');
const fs = require('fs');

const storage = new AsyncLocalStorage();
const app = express();
// A method of the same name of another thing from outside is not the command's.
app.get('/', (req, res) =>
  storage.run({}, () => {
    res.send(fs.readFileSync('index.html', 'utf8')); // found: request GET /
  }),
);
app.listen(3000);
