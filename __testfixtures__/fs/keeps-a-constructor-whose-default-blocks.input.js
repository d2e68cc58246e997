const fs = require('fs');
const express = require('express');

class Page {
  constructor(name, frame = fs.readFileSync('frame.html', 'utf8')) { // stays: in-constructor
    this.text = frame.replace('%', name);
  }
}

const app = express();
app.get('/:name', (req, res) => {
  const page = new Page(req.params.name);
  res.send(page.text);
});
