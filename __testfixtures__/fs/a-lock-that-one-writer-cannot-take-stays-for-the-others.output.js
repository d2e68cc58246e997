const express = require('express');
const fs = require('fs');
const path = require('path');
const { readWhole, writeFileAtomic, shared, exclusive } = require('./unblock-helpers');
const app = express();
app.use(express.json());
const DATA = process.env.DATA_DIR;
const NAMES = ['users.json', 'prices.json'];

const placeOf = (name) => path.join(DATA, name);

async function readOne(name) {
  return JSON.parse(await readWhole(placeOf(name), 'utf8'));
}

app.get('/backup', async (req, res) => {
  return shared('prices.json', async () => {
    const files = {};
    for (const name of NAMES) files[name] = await readOne(name);
    res.json(files);
  });
});
app.post('/restore', async (req, res) => {
  return exclusive('prices.json', async () => {
    for (const name of Object.keys(req.body)) await writeFileAtomic(placeOf(name), JSON.stringify(req.body[name]));
    res.end();
  });
});
process.on('SIGUSR2', () => {
  fs.writeFileSync(placeOf('users.json'), '{}'); // stays: process-event
});
app.listen(3000);
