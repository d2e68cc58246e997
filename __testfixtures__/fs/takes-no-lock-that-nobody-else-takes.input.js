// risk review
const express = require('express');
const fs = require('fs');
const timers = require('timers/promises');

const app = express();
let delay = 0;

async function prepare(name) {
  await timers.setTimeout(1);
  const pieces = [];
  for (const piece of name.split('+')) {
    if (piece === 'slow') delay = 100;
    pieces.push(fs.readFileSync(piece, 'utf8'));
    let pause = timers.setTimeout(delay);
    if (piece === 'last') pause = timers.setTimeout(2 * delay);
    await pause;
  }
  return pieces.join('');
}

async function answer(name) {
  const text = await prepare(name);
  delay = 0;
  return text;
}

app.get('/answers/:name', async (req, res) => {
  res.send(await answer(req.params.name));
});

app.listen(3000);
