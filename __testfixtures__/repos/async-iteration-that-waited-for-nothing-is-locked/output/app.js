const express = require('express');
const { readList, writeList } = require('./lists');
const { openNames, pages, waiting } = require('./queue');
const { exclusive } = require('./unblock-helpers');

const app = express();

// The generator waits for nothing, so that reading and writing were one piece
app.post('/names', async (req, res) => {
  return exclusive('names.json', async () => {
    const list = await readList('names.json');
    for await (const name of waiting()) list.push(name);
    await writeList('names.json', list);
    res.json(list);
  });
});

// Neither do the functions whose results are iterated over
app.post('/open', async (req, res) => {
  return exclusive('open.json', async () => {
    const list = await readList('open.json');
    for await (const name of req.body.names.map(openNames)) list.push(name);
    await writeList('open.json', list);
    res.json(list);
  });
});

// Each page is asked for elsewhere: others could always come in between
app.post('/pages', async (req, res) => {
  const list = await readList('pages.json');
  for await (const page of pages(req.query.first)) list.push(page);
  await writeList('pages.json', list);
  res.json(list);
});

app.listen(3000);
