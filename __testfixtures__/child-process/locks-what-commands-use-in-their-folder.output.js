const fs = require('fs');
const path = require('path');
const express = require('express');
const { execCommand, writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();
const PLOTS = { cwd: path.join(__dirname, 'plots'), encoding: 'utf8' };

app.post('/python', async (req, res) => {
  return exclusive('jobs/main.py', async () => {
    await writeFileAtomic('jobs/main.py', req.query.code);
    res.send(await execCommand('cd jobs && python3 ./main.py'));
  });
});

app.post('/plot', async (req, res) => {
  return exclusive('plots/points.csv', async () => {
    await writeFileAtomic(path.join(__dirname, 'plots', 'points.csv'), req.query.points);
    res.send(await execCommand('gnuplot ./points.csv', PLOTS));
  });
});

// Another folder: the file of that name is not the one that is written above.
app.get('/check', async (req, res) => {
  return exclusive('tests/main.py', async () => {
    const title = await fs.promises.readFile('title.txt', 'utf8');
    res.send(title + await execCommand('cd tests && python3 ./main.py'));
  });
});

// What a shell of its own does with its folder is nothing to the rest of the line.
app.post('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    await writeFileAtomic('./notes.json', req.query.notes);
    res.send(await execCommand('(cd jobs && make); cat ./notes.json'));
  });
});

app.get('/jobs', async (req, res) => {
  res.send(await fs.promises.readFile('jobs/notes.json'));
});

app.listen(3000);
