// Rounds that do not come to the await leave the promise to the new wait of the next one.
const express = require('express');
const { send } = require('./remote');
const { cachedExists, awaitedLater } = require('./unblock-helpers');
const app = express();

app.get('/and', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    if (await cachedExists(`and/${name}`)) batch.push(awaitedLater(send(name)));
    batch.length > 9 && (await Promise.all(batch));
  }
  res.end();
});

app.get('/continue', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    if (await cachedExists(`continue/${name}`)) batch.push(awaitedLater(send(name)));
    if (batch.length < 9) continue;
    await Promise.all(batch);
  }
  res.end();
});

app.get('/label', async (req, res) => {
  const batch = [];
  names: for (const name of req.query.names) {
    if (await cachedExists(`label/${name}`)) batch.push(awaitedLater(send(name)));
    for (const part of name) if (part === '-') continue names;
    await Promise.all(batch);
  }
  res.end();
});

// Each round deals with its own: this `continue` goes on with the inner loop.
app.get('/inner', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    if (await cachedExists(`inner/${name}`)) batch.push(send(name));
    for (const part of name) {
      if (part === '-') continue;
      res.write(part);
    }
    await Promise.all(batch);
  }
  res.end();
});

app.listen(3000);
