const express = require('express');
const fs = require('fs');
const { readRenewed } = require('./unblock-helpers');

const app = express();
const LOG = 'app.log';
let hits = 0;

// Their host cannot wait: between the two calls of each there is no such file.
function log(line) {
  if (fs.statSync(LOG).size > 200) fs.renameSync(LOG, `${LOG}.1`); // stays: escapes, stays: escapes
  fs.appendFileSync(LOG, `${line}\n`); // stays: escapes
}

function save() {
  fs.renameSync('hits.json', 'hits.bak'); // stays: escapes
  fs.writeFileSync('hits.json', JSON.stringify({ hits })); // stays: escapes
}

require('./host').run({ log, save });

app.get('/log', async (req, res) => {
  hits += 1;
  res.send(await readRenewed(LOG, 'utf8'));
});

app.get('/hits', async (req, res) => {
  res.json(JSON.parse(await readRenewed('hits.json', 'utf8')));
});

app.listen(3000);
