// Each value is a file of the folder: who changes one by name queues with those who use the storage.
const express = require('express');
const { LocalStorage } = require('node-localstorage');
const { readWhole, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const storage = new LocalStorage('./scratch'); // stays: no-async-form

app.post('/visit', async (req, res) => {
  return exclusive('scratch/visits', async () => {
    storage.setItem('visits', Number(storage.getItem('visits')) + 1); // stays: no-async-form stays: no-async-form
    res.json({});
  });
});

app.post('/reset', async (req, res) => {
  return exclusive('scratch/visits', async () => {
    const visits = Number(await readWhole('scratch/visits', 'utf8'));
    await writeFileAtomic('scratch/visits', String(visits - 1));
    res.json({});
  });
});

app.listen(3000);
