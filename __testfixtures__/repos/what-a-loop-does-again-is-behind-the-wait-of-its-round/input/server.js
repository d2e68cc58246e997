const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.get('/', (req, res) => {
  const found = [];
  // unblock-ignore-next-line
  const names = fs.readdirSync('notes');
  for (const name of names) {
    // unblock-ignore-next-line
    const { size } = fs.lstatSync(path.join('notes', name));
    found.push({ size, title: fs.readFileSync(path.join('titles', name), 'utf8') });
  }
  res.json(found);
});

app.delete('/:name', (req, res) => {
  fs.unlinkSync(path.join('notes', req.params.name));
  res.end();
});

// Behind the wait, there is no other round.
app.get('/drafts/:size', (req, res) => {
  // unblock-ignore-next-line
  for (const name of fs.readdirSync('drafts')) {
    // unblock-ignore-next-line
    const { size } = fs.lstatSync(path.join('drafts', name));
    if (size === Number(req.params.size)) {
      res.send(fs.readFileSync(path.join('titles', name), 'utf8'));
      return;
    }
  }
  res.sendStatus(404);
});

app.delete('/drafts/:name', (req, res) => {
  fs.unlinkSync(path.join('drafts', req.params.name)); // stays: needs-review
  res.end();
});

// A `break` of a `switch` is not one of the loop.
app.get('/letters/:kind', (req, res) => {
  // unblock-ignore-next-line
  for (const name of fs.readdirSync('letters')) {
    switch (req.params.kind) {
      case 'long': {
        // unblock-ignore-next-line
        res.write(String(fs.lstatSync(path.join('letters', name)).size));
        res.write(fs.readFileSync(path.join('titles', name), 'utf8'));
        break;
      }
    }
  }
  res.end();
});

app.delete('/letters/:name', (req, res) => {
  fs.unlinkSync(path.join('letters', req.params.name));
  res.end();
});

app.listen(3000);
