const fs = require('fs');
const express = require('express');
const store = require('./store');

const app = express();

// The file was there when the answer was sent.
app.post('/save', async (req, res) => {
  store.save('note', { at: Date.now() });
  res.end();
});

// Who waits for the promise finds it done.
app.post('/backup', async (req, res) => {
  await store.backup('note');
  res.end();
});

// Nothing comes after it.
app.post('/touch', async (req, res) => {
  res.end();
  store.touch('note');
});

// All of them were pushed when `forEach` was over.
app.get('/each', async (req, res) => {
  const texts = [];
  ['a', 'b'].forEach(async (name) => {
    texts.push(fs.readFileSync(`${name}.txt`, 'utf8')); // stays: needs-review
  });
  res.json(texts);
});

app.get('/at-once', (req, res) => {
  let text;
  (async () => {
    text = fs.readFileSync('at-once.txt', 'utf8'); // stays: needs-review
  })();
  res.json(text);
});

// They were pushed in this order.
app.get('/order', async (req, res) => {
  const texts = [];
  await Promise.all(
    ['a', 'b'].map(async (name) => {
      texts.push(fs.readFileSync(`${name}.md`, 'utf8')); // stays: needs-review
    }),
  );
  res.json(texts);
});

// Each of them has its place.
app.get('/places', async (req, res) => {
  const sizes = {};
  await Promise.all(
    ['a', 'b'].map(async (name) => {
      sizes[name] = fs.readFileSync(`${name}.csv`, 'utf8').length;
    }),
  );
  res.json(sizes);
});

// Was waiting before it reads: nobody found it done.
app.get('/later', async (req, res) => {
  const texts = [];
  ['a', 'b'].forEach(async (name) => {
    await new Promise(setImmediate);
    texts.push(fs.readFileSync(`${name}.log`, 'utf8'));
  });
  res.json(texts.length);
});

app.listen(3000);
