const fs = require('fs');
const express = require('express');
const app = express();

app.get('/', (req, res) => {
  const controller = new AbortController();
  process.nextTick(() => controller.abort());
  const text = fs.readFileSync('note.txt', 'utf8'); // stays: needs-review
  if (controller.signal.aborted) return res.send('aborted');
  res.send(text);
});

// Nothing is asked behind the wait.
app.get('/other', (req, res) => {
  const controller = new AbortController();
  fetch('http://localhost', { signal: controller.signal }).catch(() => undefined);
  queueMicrotask(() => controller.abort());
  res.send(fs.readFileSync('other.txt', 'utf8'));
});

app.listen(3000);
