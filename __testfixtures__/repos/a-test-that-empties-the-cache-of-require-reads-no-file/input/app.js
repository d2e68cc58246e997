const express = require('express');
const fs = require('fs');

const app = express();

// It is read once, whoever writes it later.
app.get('/labels', (req, res) => {
  const text = fs.readFileSync(req.query.path, 'utf8');
  res.json({ text, labels: labelsOf(req.query.language) });
});

app.put('/labels', (req, res) => {
  const labels = labelsOf(req.query.language);
  labels.note = fs.readFileSync('note.txt', 'utf8');
  fs.writeFileSync(`./labels/${req.query.language}.json`, JSON.stringify(labels));
  res.end();
});

function labelsOf(language) {
  return require(`./labels/${language}.json`);
}

module.exports = app.listen(3000);
