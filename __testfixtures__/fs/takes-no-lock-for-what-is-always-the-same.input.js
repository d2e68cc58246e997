const express = require('express');
const fs = require('fs');
const { google } = require('googleapis');

const app = express();

// `replace` begins at the start, and ends there.
const INVISIBLE = /[\u200B\uFEFF]/g;
const plain = (text) => text.replace(INVISIBLE, '');
app.get('/plain/:name', async (req, res) => {
  const name = plain(req.params.name);
  const text = fs.readFileSync(`${name}.txt`, 'utf8');
  if (req.query.ask) await fetch(`http://127.0.0.1/${name}`);
  res.send(plain(text));
});

// `test` goes on where the last match ended.
const LINK = /href/g;
app.get('/links/:name', (req, res) => {
  const isFirst = LINK.test(req.params.name);
  const text = fs.readFileSync('links.txt', 'utf8');
  res.json({ isFirst, isNext: LINK.test(text) });
});

// A client is made once, and what it updates is elsewhere.
let client = null;
function sheets() {
  if (client) return client;
  client = google.sheets({ version: 'v4' });
  return client;
}
app.put('/rows/:name', async (req, res) => {
  await retried(() => sheets().spreadsheets.values.update({ range: req.params.name }));
  const text = fs.readFileSync('rows.txt', 'utf8');
  const own = sheets();
  await retried(() => own.spreadsheets.values.clear({ range: text }));
  res.end();
});

async function retried(work) {
  return work();
}

app.listen(3000);
