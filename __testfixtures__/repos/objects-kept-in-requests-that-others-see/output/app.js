const express = require('express');
const fs = require('fs');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

class Notes {
  readNote(name) {
    return fs.readFileSync(name, 'utf8');
  }

  async readNoteAsync(name) {
    return fs.promises.readFile(name, 'utf8');
  }
}

app.use((req, res, next) => {
  req.notes = new Notes();
  next();
});

app.get('/:name', asyncHandler(async (req, res) => {
  res.send(await req.notes.readNoteAsync(req.params.name));
}));

// The template may call the methods of whatever a request has.
app.get('/', (req, res) => {
  res.render('index', { req });
});

app.listen(3000);
