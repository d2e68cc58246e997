const express = require('express');
const fs = require('fs');

const app = express();

// The host of this object cannot wait: between the two calls there is no such file.
function save() {
  fs.rmSync('data/state.json', { force: true }); // stays: escapes
  fs.writeFileSync('data/state.json', JSON.stringify({ at: Date.now() })); // stays: escapes
}

require('./host').run({ save });

app.get('/', (req, res) => {
  res.json({ isSaved: fs.existsSync('data/state.json') }); // stays: needs-review
});

app.get('/size', (req, res) => {
  res.json({ size: fs.statSync('data/state.json').size }); // stays: needs-review
});

app.get('/names', (req, res) => {
  res.json(fs.readdirSync('data')); // stays: needs-review
});

app.listen(3000);
