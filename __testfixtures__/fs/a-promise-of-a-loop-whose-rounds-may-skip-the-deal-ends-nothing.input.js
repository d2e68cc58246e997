// Rounds that do not come to the await leave the promise to the new wait of the next one.
const express = require('express');
const fs = require('fs');
const { send } = require('./remote');
const app = express();

app.get('/and', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    if (fs.existsSync(`and/${name}`)) batch.push(send(name));
    batch.length > 9 && (await Promise.all(batch));
  }
  res.end();
});

app.get('/continue', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    if (fs.existsSync(`continue/${name}`)) batch.push(send(name));
    if (batch.length < 9) continue;
    await Promise.all(batch);
  }
  res.end();
});

app.get('/label', async (req, res) => {
  const batch = [];
  names: for (const name of req.query.names) {
    if (fs.existsSync(`label/${name}`)) batch.push(send(name));
    for (const part of name) if (part === '-') continue names;
    await Promise.all(batch);
  }
  res.end();
});

// Each round deals with its own: this `continue` goes on with the inner loop.
app.get('/inner', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    if (fs.existsSync(`inner/${name}`)) batch.push(send(name));
    for (const part of name) {
      if (part === '-') continue;
      res.write(part);
    }
    await Promise.all(batch);
  }
  res.end();
});

app.listen(3000);
