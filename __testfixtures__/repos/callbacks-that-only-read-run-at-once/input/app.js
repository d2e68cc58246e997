const express = require('express');
const fs = require('fs');
const path = require('path');
const { describe } = require('./sizes');

const app = express();
const seen = [];
const pattern = /^album-/g;

// Only reads, here and in another file.
app.get('/files', (req, res) => {
  res.json(fs.readdirSync('files').map((name) => describe('files', name)));
});
app.get('/folders', (req, res) => {
  const folders = fs.readdirSync('albums').filter((name) => fs.statSync(path.join('albums', name)).isDirectory());
  res.json(folders);
});
app.get('/lines', (req, res) => {
  res.json(
    fs.readdirSync('notes').flatMap((name) => {
      const text = fs.readFileSync(`notes/${name}`, 'utf8');
      return text.split('\n').map((line) => ({ name, line: line.trim() }));
    }),
  );
});

// One callback sees what another has done.
app.get('/total', (req, res) => {
  let total = 0;
  const sums = fs.readdirSync('files').map((name) => {
    total += fs.statSync(`files/${name}`).size;
    return total;
  });
  res.json(sums);
});
app.get('/seen', (req, res) => {
  const names = fs.readdirSync('files').filter((name) => {
    const text = fs.readFileSync(`files/${name}`, 'utf8');
    const isNew = !seen.includes(text);
    seen.push(text);
    return isNew;
  });
  res.json(names);
});
app.get('/copies', (req, res) => {
  res.json(
    fs.readdirSync('files').map((name) => {
      fs.copyFileSync(`files/${name}`, 'last.txt');
      return name;
    }),
  );
});
app.get('/logged', (req, res) => {
  res.json(
    fs.readdirSync('files').map((name) => {
      console.log(name);
      return fs.readFileSync(`files/${name}`, 'utf8');
    }),
  );
});
app.get('/albums', (req, res) => {
  res.json(fs.readdirSync('files').filter((name) => pattern.test(fs.readFileSync(`files/${name}`, 'utf8'))));
});
app.post('/marked', (req, res) => {
  const files = Object.values(req.body).map((file) => {
    file.text = fs.readFileSync(`files/${file.name}`, 'utf8');
    return file;
  });
  res.json(files);
});

// The first that fits ends it.
app.get('/first', (req, res) => {
  res.json(fs.readdirSync('files').find((name) => fs.statSync(`files/${name}`).size > 9));
});

app.listen(3000);
