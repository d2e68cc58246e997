// `super` of a static method is the superclass itself, and that of an object what it inherits from.
const express = require('express');
const fs = require('fs');

const app = express();

class Reader {
  static async read(file) {
    return fs.promises.readFile(file, 'utf8');
  }

  static async both(file) {
    return await this.read(file) + await this.read('more.txt');
  }
}

class Loud extends Reader {
  static async read(file) {
    return `${await super.read(file)}!`;
  }

  static first = async (file) => (await super.read(file))[0];
}

const plain = {
  async read(file) {
    return fs.promises.readFile(file, 'utf8');
  },

  async both(file) {
    return await this.read(file) + await this.read('more.txt');
  },
};

const loud = {
  __proto__: plain,
  async read(file) {
    return `${await super.read(file)}!`;
  },
};

app.get('/loud/:file', async (req, res) => {
  res.json([await Loud.read(req.params.file), await Loud.both(req.params.file), await Loud.first(req.params.file)]);
});

app.get('/plain/:file', async (req, res) => {
  res.json([await loud.read(req.params.file), await loud.both(req.params.file)]);
});

app.listen(3000);
