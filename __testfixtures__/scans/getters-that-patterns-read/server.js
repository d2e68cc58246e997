const fs = require('fs');
const express = require('express');

const app = express();

class Note {
  get text() {
    return fs.readFileSync('note.txt', 'utf8'); // found: request GET /text
  }

  get title() {
    return fs.readFileSync('title.txt', 'utf8'); // found: request GET /title
  }

  show() {
    const { title } = this;
    return title.trim();
  }
}

const note = new Note();

app.get('/text', (req, res) => {
  const { text } = note;
  res.send(text);
});


app.get('/title', (req, res) => {
  res.send(note.show());
});

app.listen(3000);
