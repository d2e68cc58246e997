const { spawn } = require('child_process');
const express = require('express');
const fs = require('fs');

const app = express();
const running = new Set();

function forget(file) {
  fs.unlinkSync(file); // stays: needs-review
}

app.post('/exports', async (req, res) => {
  const list = await fs.promises.readFile('exports/list.txt', 'utf8');
  if (req.query.again) forget('exports/again.zip');
  const child = spawn('zip', ['exports/all.zip', ...list.split('\n')]);
  running.add(child);
  watch(child);
  child.on('close', () => forget('exports/all.zip'));
  res.end();
});

function watch(child) {
  child.on('close', () => running.delete(child));
}

app.listen(3000);
