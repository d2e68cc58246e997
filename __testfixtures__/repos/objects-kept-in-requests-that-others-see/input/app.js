const express = require('express');
const fs = require('fs');

const app = express();

class Notes {
  readNote(name) {
    return fs.readFileSync(name, 'utf8');
  }
}

app.use((req, res, next) => {
  req.notes = new Notes();
  next();
});

app.get('/:name', (req, res) => {
  res.send(req.notes.readNote(req.params.name));
});

// The template may call the methods of whatever a request has.
app.get('/', (req, res) => {
  res.render('index', { req });
});

app.listen(3000);
