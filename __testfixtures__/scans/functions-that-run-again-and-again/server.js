const fs = require('fs');
const express = require('express');

const app = express();

function poll() {
  fs.readFileSync('queue.txt'); // found: background
  setTimeout(poll, 1000);
}

function check(times) {
  fs.statSync('lock'); // found: background
  setImmediate(() => check(times + 1));
}

// Once, a little later.
function warmUp() {
  fs.readdirSync('cache'); // found: startup
}

poll();
check(0);
setTimeout(warmUp, 100);

app.get('/queue', (req, res) => {
  res.send(fs.readFileSync('queue.txt')); // found: request GET /queue
});

app.listen(3000);
