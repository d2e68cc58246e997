const express = require('express');
const { readList, writeList } = require('./lists');
const { openNames, pages, waiting } = require('./queue');

const app = express();

// The generator waits for nothing, so that reading and writing were one piece
app.post('/names', async (req, res) => {
  const list = readList('names.json');
  for await (const name of waiting()) list.push(name);
  writeList('names.json', list);
  res.json(list);
});

// Neither do the functions whose results are iterated over
app.post('/open', async (req, res) => {
  const list = readList('open.json');
  for await (const name of req.body.names.map(openNames)) list.push(name);
  writeList('open.json', list);
  res.json(list);
});

// Each page is asked for elsewhere: others could always come in between
app.post('/pages', async (req, res) => {
  const list = readList('pages.json');
  for await (const page of pages(req.query.first)) list.push(page);
  writeList('pages.json', list);
  res.json(list);
});

app.listen(3000);
