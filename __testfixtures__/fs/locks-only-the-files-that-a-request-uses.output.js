const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, writeFileAtomic, unlinkIfThere, execProgram, sharedFiles, exclusiveFiles } = require('./unblock-helpers');

const app = express();
const USERS = path.join(__dirname, 'users');
const CODES = path.join(__dirname, 'codes');

function fileOf(name) {
  return path.join(USERS, `${name}.json`);
}

app.get('/users/:name', async (req, res) => {
  const file = fileOf(req.params.name);
  return await sharedFiles('users/*.json', [file], async () => {
    if (!(await pathExists(file))) return res.status(404).end();
    res.json(JSON.parse(await fs.promises.readFile(file, 'utf8')));
  });
});

app.post('/users/:name/visits', async (req, res) => {
  const file = fileOf(req.params.name);
  await exclusiveFiles('users/*.json', [file], async () => {
    const user = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    user.visits += 1;
    await writeFileAtomic(file, JSON.stringify(user));
    res.json(user);
  });
});

app.delete('/users/:name', async (req, res) => {
  try {
    await allowed(req.user);
    const file = path.join(USERS, req.params.name + '.json');
    await exclusiveFiles('users/*.json', [file], async () => {
      if (await pathExists(file)) await unlinkIfThere(file);
    });
    res.end();
  } catch (error) {
    res.status(500).end();
  }
});

app.post('/users/:name/name', async (req, res) => {
  const [from, to] = [req.params.name, req.body.name].map(fileOf);
  await exclusiveFiles('to', [to, from], async () => {
    if (!(await pathExists(to))) await fs.promises.rename(from, to);
    res.end();
  });
});

app.post('/notes/:name', async (req, res) => {
  let file = `notes/${req.params.name}.txt`;
  if (req.query.draft) file = `notes/draft-${req.params.name}.txt`;
  await exclusiveFiles('notes/*.txt + notes/draft-*.txt', [file], async () => {
    if (!(await pathExists(file))) await writeFileAtomic(file, req.body.text);
    res.end();
  });
});

// What a path is made of is evaluated before and after the wait for the lock.
app.post('/run/:id', async (req, res) => {
  return exclusiveFiles('codes/*.js', () => [path.join(CODES, `${req.params.id}.js`)], async () => {
    await writeFileAtomic(path.join(CODES, `${req.params.id}.js`), req.body.code);
    const output = await execProgram('node', [`${req.params.id}.js`], { cwd: CODES });
    await fs.promises.unlink(path.join(CODES, `${req.params.id}.js`));
    res.send(output);
  });
});

// The paths are those of the caller.
async function readJson(file) {
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
}

async function writeJson(file, value) {
  await writeFileAtomic(file, JSON.stringify(value));
}

app.post('/scores/:game', async (req, res) => {
  const scores = `scores/${req.params.game}.json`;
  await exclusiveFiles('scores/*.json', [scores], async () => {
    const all = await readJson(scores);
    all.push(req.body);
    await writeJson(scores, all);
    res.json(all);
  });
});

app.get('/scores/:game', async (req, res) => {
  res.json(await readJson(`scores/${req.params.game}.json`));
});

app.listen(3000);
