// Each value is a file of the folder: who changes one by name queues with those who use the storage.
const express = require('express');
const fs = require('fs');
const { LocalStorage } = require('node-localstorage');

const app = express();
const storage = new LocalStorage('./scratch'); // stays: no-async-form

app.post('/visit', (req, res) => {
  storage.setItem('visits', Number(storage.getItem('visits')) + 1); // stays: no-async-form stays: no-async-form
  res.json({});
});

app.post('/reset', (req, res) => {
  const visits = Number(fs.readFileSync('scratch/visits', 'utf8'));
  fs.writeFileSync('scratch/visits', String(visits - 1));
  res.json({});
});

app.listen(3000);
