const express = require('express');
const fs = require('fs');
const path = require('path');
const { mapInOrder, filterInOrder } = require('./unblock-helpers');

const app = express();
const read = async (name) => fs.promises.readFile(path.join('pages', name), 'utf8');

// Data that was parsed has no functions: what has a method of an array is one.
app.get('/pages', async (req, res) => {
  const book = JSON.parse(await read('book.json'));
  res.send((await mapInOrder(book.chapters, async (name) => read(name))).join('\n'));
});

app.get('/first', async (req, res) => {
  const { parts } = JSON.parse(await read('book.json'));
  const [first] = await filterInOrder(parts, async (name) => await read(name) !== '');
  res.send(first);
});

app.listen(3000);
