// `super` of a static method is the superclass itself, and that of an object what it inherits from.
const express = require('express');
const fs = require('fs');

const app = express();

class Reader {
  static read(file) {
    return fs.readFileSync(file, 'utf8');
  }

  static both(file) {
    return this.read(file) + this.read('more.txt');
  }
}

class Loud extends Reader {
  static read(file) {
    return `${super.read(file)}!`;
  }

  static first = (file) => super.read(file)[0];
}

const plain = {
  read(file) {
    return fs.readFileSync(file, 'utf8');
  },

  both(file) {
    return this.read(file) + this.read('more.txt');
  },
};

const loud = {
  __proto__: plain,
  read(file) {
    return `${super.read(file)}!`;
  },
};

app.get('/loud/:file', (req, res) => {
  res.json([Loud.read(req.params.file), Loud.both(req.params.file), Loud.first(req.params.file)]);
});

app.get('/plain/:file', (req, res) => {
  res.json([loud.read(req.params.file), loud.both(req.params.file)]);
});

app.listen(3000);
