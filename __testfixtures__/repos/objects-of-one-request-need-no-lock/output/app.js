const express = require('express');
const fs = require('fs');
const { Importer, Sheet } = require('./importer');
const Report = require('./report');

const app = express();

// It is made, used and forgotten.
app.get('/import', async (req, res) => {
  const importer = new Importer(req.query.file);
  res.json(await importer.run());
});

// One object has another one.
app.get('/sheet', async (req, res) => {
  const sheet = new Sheet(new Importer(req.query.file));
  await sheet.fill();
  res.json({ width: sheet.width, rows: sheet.importer.rows });
});

// Of a function that makes objects, in the old way.
app.get('/report', async (req, res) => {
  const report = Report.of(req.query.name);
  await report.begin();
  for (const name of await fs.promises.readdir('parts')) await report.add(name);
  res.send(report.end());
});

app.listen(3000);
