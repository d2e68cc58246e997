// A promise of one round may be rejected during the new wait of the next one.
const express = require('express');
const fs = require('fs');
const { send } = require('./remote');
const app = express();

app.get('/last', async (req, res) => {
  const promises = [];
  for (let i = 0; i < req.query.names.length; i++) {
    if (fs.existsSync(`last/${req.query.names[i]}`)) promises.push(send(req.query.names[i]));
    if (i === req.query.names.length - 1) {
      const sent = await Promise.all(promises);
      return res.json(sent);
    }
  }
});

app.get('/batch', async (req, res) => {
  let batch = [];
  for (const name of req.query.names) {
    if (fs.existsSync(`batch/${name}`)) batch.push(send(name));
    if (batch.length > 9) {
      await Promise.all(batch);
      batch = [];
    }
  }
  res.json(await Promise.all(batch));
});

app.get('/before', async (req, res) => {
  let batch = [];
  for (const name of req.query.names) {
    if (batch.length > 9) {
      await Promise.all(batch);
      batch = [];
    }
    if (fs.existsSync(`before/${name}`)) batch.push(send(name));
  }
  res.json(await Promise.all(batch));
});

app.get('/behind', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    batch.push(send(name));
    if (batch.length > 9) await Promise.all(batch);
    if (fs.existsSync(`behind/${name}`)) res.write(name);
  }
  await Promise.all(batch);
  res.end();
});

// Each round deals with its own.
app.get('/each', async (req, res) => {
  let sent;
  for (const name of req.query.names) {
    if (!fs.existsSync(`each/${name}`)) continue;
    sent = send(name);
    res.write(await sent);
  }
  res.end();
});

// Others could run meanwhile before, too.
app.get('/waiting', async (req, res) => {
  const batch = [];
  for (const name of req.query.names) {
    await send('next');
    if (fs.existsSync(`waiting/${name}`)) batch.push(send(name));
    if (batch.length > 9) await Promise.all(batch);
  }
  res.end();
});

app.listen(3000);
