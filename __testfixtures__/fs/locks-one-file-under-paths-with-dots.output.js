const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusiveFiles, exclusive } = require('./unblock-helpers');

const app = express();

// Files: data/*.json
app.post('/users/:name', async (req, res) => {
  const file = __dirname + '/lib/../data/' + req.params.name + '.json';
  await exclusiveFiles('data/*.json', [file], async () => {
    const user = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    user.visits += 1;
    await writeFileAtomic(file, JSON.stringify(user));
    res.json(user);
  });
});

app.delete('/users/admin', async (req, res) => {
  return exclusiveFiles('data/*.json', () => [path.join(__dirname, 'data/admin.json')], async () => {
    await writeFileAtomic(path.join(__dirname, 'data/admin.json'), '{}');
    res.end();
  });
});

// Files: (unknown)/count.txt
app.post('/count', async (req, res) => {
  return exclusive('../shared/count.txt', async () => {
    const file = `${process.env.LOGS}/../shared/count.txt`;
    const count = Number(await fs.promises.readFile(file, 'utf8')) + 1;
    await writeFileAtomic(file, String(count));
    res.json(count);
  });
});

app.delete('/count', async (req, res) => {
  return exclusive('../shared/count.txt', async () => {
    await writeFileAtomic(path.join(__dirname, 'shared/count.txt'), '0');
    res.end();
  });
});

// Files: (unknown)/total.txt
app.post('/total', async (req, res) => {
  return exclusive('../total.txt', async () => {
    const file = `${process.env.LOGS}/../total.txt`;
    const count = Number(await fs.promises.readFile(file, 'utf8')) + 1;
    await writeFileAtomic(file, String(count));
    res.json(count);
  });
});

app.delete('/total', async (req, res) => {
  return exclusive('../total.txt', async () => {
    await writeFileAtomic(path.join(__dirname, 'shared/total.txt'), '0');
    res.end();
  });
});

// Files: ../shared/state.json
app.post('/state', async (req, res) => {
  return exclusive('../shared/state.json', async () => {
    const file = __dirname + '/../shared/state.json';
    const state = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...state, ...req.body }));
    res.json(state);
  });
});

app.delete('/state', async (req, res) => {
  return exclusive('../shared/state.json', async () => {
    await writeFileAtomic('/srv/shared/state.json', '{}');
    res.end();
  });
});
