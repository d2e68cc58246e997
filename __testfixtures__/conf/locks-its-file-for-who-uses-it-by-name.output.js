// The file of a store is named by its options. Who uses the store, and who uses the file, queue for one lock.
const Conf = require('conf');
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const settings = new Conf({ cwd: __dirname, configName: 'settings' });
const themes = new Conf({ cwd: path.join(__dirname, 'themes') });

app.post('/visit', async (req, res) => {
  return exclusive('settings.json', async () => {
    settings.set('visits', settings.get('visits') + 1); // stays: no-async-form stays: no-async-form
    res.json({});
  });
});

app.post('/theme', async (req, res) => {
  return exclusive('settings.json', async () => {
    const file = path.join(__dirname, 'settings.json');
    const all = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    all.theme = req.query.theme;
    await writeFileAtomic(file, JSON.stringify(all));
    res.json({});
  });
});

// Another file: no lock.
app.get('/themes', (req, res) => {
  res.json(themes.get('all')); // stays: no-async-form
});

app.listen(3000);
