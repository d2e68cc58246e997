import fs from 'node:fs';
import express from 'express';
import pool from 'some-pool';
import { load, pinged, remote, save, translation } from './store.js';

const app = express();

app.post('/sign', async (req, res) => {
  const book = await load('book');
  book.names.push(req.query.name);
  await save('book', book);
  res.json(book.names.length);
});

app.get('/book', async (req, res) => {
  res.json(await load('book'));
});

app.post('/pull', async (req, res) => {
  const found = await remote('main');
  fs.writeFileSync('./remotes/main.json', JSON.stringify(found));
  res.end();
});

app.post('/translate', async (req, res) => {
  const text = await translation('title');
  fs.writeFileSync('./texts/title.txt', text);
  res.end();
});

app.post('/ping', async (req, res) => {
  const text = await pinged('main', pool);
  fs.writeFileSync('./pings/main.txt', text);
  res.end();
});

app.listen(3000);
