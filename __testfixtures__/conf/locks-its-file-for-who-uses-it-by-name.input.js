// The file of a store is named by its options. Who uses the store, and who uses the file, queue for one lock.
const Conf = require('conf');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const settings = new Conf({ cwd: __dirname, configName: 'settings' });
const themes = new Conf({ cwd: path.join(__dirname, 'themes') });

app.post('/visit', (req, res) => {
  settings.set('visits', settings.get('visits') + 1); // stays: no-async-form stays: no-async-form
  res.json({});
});

app.post('/theme', (req, res) => {
  const file = path.join(__dirname, 'settings.json');
  const all = JSON.parse(fs.readFileSync(file, 'utf8'));
  all.theme = req.query.theme;
  fs.writeFileSync(file, JSON.stringify(all));
  res.json({});
});

// Another file: no lock.
app.get('/themes', (req, res) => {
  res.json(themes.get('all')); // stays: no-async-form
});

app.listen(3000);
