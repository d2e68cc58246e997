const fs = require('fs');
const express = require('express');
const multer = require('multer');
const parser = require('some-parser');

const app = express();
const upload = multer({ dest: 'uploads' }).single('photo');

// Without a photo in the request, the callback is called before `upload` returns.
app.post('/photos', (req, res) => {
  upload(req, res, (error) => {
    if (error) return res.status(400).end();
    res.send(fs.readFileSync('thanks.html', 'utf8'));
  });
});

app.get('/title', (req, res, next) => {
  parser.parse(req.query.text, (error, name) => {
    if (error) return next(error);
    res.send(fs.readFileSync(name, 'utf8'));
  });
});

function titleOf(text) {
  return new Promise((resolve, reject) => {
    parser.parse(text, (error, name) => {
      if (error) return reject(error);
      resolve(fs.readFileSync(name, 'utf8'));
    });
  });
}

app.get('/length', async (req, res, next) => {
  try {
    res.json((await titleOf(req.query.text)).length);
  } catch (error) {
    next(error);
  }
});

// What is around the call handles the error.
app.get('/checked', (req, res) => {
  try {
    parser.parse(req.query.text, (error, name) => {
      res.send(error ? 'none' : fs.readFileSync(name, 'utf8')); // stays: unknown-callback
    });
  } catch (error) {
    res.sendStatus(404);
  }
});

// What follows would no longer come after it.
app.post('/albums', (req, res, next) => {
  upload(req, res, (error) => {
    if (error) return next(error);
    req.text = fs.readFileSync('thanks.html', 'utf8'); // stays: unknown-callback
  });
  setImmediate(() => res.send(req.text));
});

// A database is asked first.
app.get('/notes/:id', (req, res, next) => {
  req.db.query('select name from notes where id = ?', [req.params.id], (error, [note]) => {
    if (error) return next(error);
    res.send(fs.readFileSync(note.name, 'utf8'));
  });
});

app.listen(3000);
