const express = require('express');
const fs = require('fs');
const { Importer, Sheet } = require('./importer');
const Report = require('./report');

const app = express();

// It is made, used and forgotten.
app.get('/import', (req, res) => {
  const importer = new Importer(req.query.file);
  res.json(importer.run());
});

// One object has another one.
app.get('/sheet', (req, res) => {
  const sheet = new Sheet(new Importer(req.query.file));
  sheet.fill();
  res.json({ width: sheet.width, rows: sheet.importer.rows });
});

// Of a function that makes objects, in the old way.
app.get('/report', (req, res) => {
  const report = Report.of(req.query.name);
  report.begin();
  for (const name of fs.readdirSync('parts')) report.add(name);
  res.send(report.end());
});

app.listen(3000);
