const express = require('express');
const fs = require('fs');

const app = express();
const KEY = 'data' + Date.now();

function mark(owner, value) {
  const descriptor = {};
  try {
    descriptor[KEY] = { value };
    Object.defineProperties(owner, descriptor);
  } catch (error) {
    descriptor[KEY] = value;
    Object.assign(owner, descriptor);
  }
  return descriptor;
}

app.get('/', (req, res) => {
  const page = { text: fs.readFileSync('page.html', 'utf8') };
  mark(mark(page, page), page);
  res.send(page.text);
});

app.listen(3000);
