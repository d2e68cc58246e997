const express = require('express');
const fs = require('fs');

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

app.get('/log', (req, res) => {
  hits += 1;
  res.send(fs.readFileSync(LOG, 'utf8'));
});

app.get('/hits', (req, res) => {
  res.json(JSON.parse(fs.readFileSync('hits.json', 'utf8')));
});

app.listen(3000);
