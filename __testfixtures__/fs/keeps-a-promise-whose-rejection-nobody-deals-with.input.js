// with express@^5.0.0
const fs = require('fs');
const express = require('express');

// What it throws today goes to who calls it: an async function would hand it to the promise.
function fetched(name) {
  return fetch(fs.readFileSync(name, 'utf8')); // stays: rejection-unhandled
}

function posted(name) {
  return fetch(fs.readFileSync(name, 'utf8'), { method: 'POST' }); // stays: rejection-unhandled
}

const app = express();
app.get('/a', (req, res) => {
  fetched('a').then((text) => res.send(text));
});
app.get('/b', (req, res) => {
  try {
    posted('b').then((text) => res.send(text), console.error);
  } catch {
    res.status(404).end();
  }
});
app.listen(3000);
