const express = require('express');
const fs = require('fs');

const app = express();
let total = 0;

app.use('/api', (req, res, next) => {
  req.on('data', (chunk) => {
    total += chunk.length;
  });
  next();
});

// The next one may read the body.
app.use('/api/users', (req, res, next) => {
  if (fs.readFileSync('closed.txt', 'utf8') === 'yes') return res.sendStatus(503); // stays: late-listener
  next();
});

app.post('/api/notes', (req, res) => {
  const folder = fs.readFileSync('folder.txt', 'utf8'); // stays: late-listener
  req.pipe(fs.createWriteStream(`${folder}/note`));
  req.on('end', () => res.end());
});

// Nobody reads it here, and nobody lets it flow there.
app.get('/api/title', (req, res) => {
  res.send(fs.readFileSync('title.txt', 'utf8'));
});

app.post('/notes', (req, res) => {
  const folder = fs.readFileSync('folder.txt', 'utf8');
  req.pipe(fs.createWriteStream(`${folder}/note`));
  req.on('end', () => res.end());
});

// It passes the request on when it has read it.
app.use('/texts', (req, res, next) => {
  if (!req.is('text/plain')) return next();
  req.text = '';
  req.on('data', (chunk) => {
    req.text += chunk;
  });
  req.on('end', () => next());
});

app.post('/texts', (req, res) => {
  const folder = fs.readFileSync('folder.txt', 'utf8');
  req.on('close', () => console.log(folder));
  res.send(folder + req.text);
});

app.listen(3000);
