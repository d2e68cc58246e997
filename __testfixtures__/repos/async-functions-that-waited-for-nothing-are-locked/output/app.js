import express from 'express';
import pool from 'some-pool';
import { load, pinged, remote, save, translation } from './store.js';
import { writeFileAtomic, exclusive } from './unblock-helpers.js';

const app = express();

app.post('/sign', async (req, res) => {
  return exclusive('data/book.json', async () => {
    const book = await load('book');
    book.names.push(req.query.name);
    await save('book', book);
    res.json(book.names.length);
  });
});

app.get('/book', async (req, res) => {
  res.json(await load('book'));
});

app.post('/pull', async (req, res) => {
  const found = await remote('main');
  await writeFileAtomic('./remotes/main.json', JSON.stringify(found));
  res.end();
});

app.post('/translate', async (req, res) => {
  const text = await translation('title');
  await writeFileAtomic('./texts/title.txt', text);
  res.end();
});

app.post('/ping', async (req, res) => {
  const text = await pinged('main', pool);
  await writeFileAtomic('./pings/main.txt', text);
  res.end();
});

app.listen(3000);
