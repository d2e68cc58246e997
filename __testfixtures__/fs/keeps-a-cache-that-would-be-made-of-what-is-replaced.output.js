// Between `merged = null` and the new value of `custom`, whoever asks keeps what is made of the old one, and for good.
const express = require('express');
const fs = require('fs');
const units = require('some-units');
const { exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.json());

let custom = {};
let merged = null;

function reload() {
  merged = null;
  custom = JSON.parse(fs.readFileSync('custom.json', 'utf8')); // stays: needs-review
}

function definitions() {
  if (!merged) merged = { metre: 1, ...custom };
  return merged;
}

// It cannot wait for a lock.
units.convert((value) => definitions()[value.unit]);

app.put('/custom', (req, res) => {
  reload();
  res.end();
});

// Here all who ask can.
let colours = {};
let theme = null;

async function repaint() {
  return exclusive('colours + theme', async () => {
    theme = null;
    colours = JSON.parse(await fs.promises.readFile('colours.json', 'utf8'));
  });
}

function painted() {
  if (!theme) theme = { red: 1, ...colours };
  return theme;
}

app.put('/colours', async (req, res) => {
  await repaint();
  res.end();
});

app.get('/theme', async (req, res) => {
  return exclusive('colours + theme', async () => {
    res.json(painted());
  });
});

app.listen(3000);
