const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, unlinkIfThere, writeFileAtomic, readFolder, mapInOrder, exclusive, shared, exclusiveFiles } = require('./unblock-helpers');

const app = express();

// It becomes another one meanwhile.
app.post('/notes/:name', async (req, res) => {
  return exclusive('notes/*.new.txt + notes/*.txt', async () => {
    let file = `notes/${req.params.name}.txt`;
    if (await pathExists(file)) file = `notes/${req.params.name}.new.txt`;
    if (!(await pathExists(file))) await writeFileAtomic(file, req.body.text);
    res.end();
  });
});

// The readers of a folder read beside each other, which they could not if they excluded who writes one of its files.
app.get('/drawings', async (req, res) => {
  return shared('drawings + drawings/*', async () => {
    const names = await readFolder('drawings');
    res.json(await mapInOrder(names, async (name) => fs.promises.readFile(path.join('drawings', name), 'utf8')));
  });
});

app.post('/drawings/:name', async (req, res) => {
  return exclusive('drawings + drawings/*', async () => {
    const file = path.join('drawings', req.params.name);
    if (await pathExists(file)) await unlinkIfThere(file);
    await writeFileAtomic(file, req.body.svg);
    res.end();
  });
});

// A helper makes the path.
async function load(name) {
  return JSON.parse(await fs.promises.readFile(`games/${name}.json`, 'utf8'));
}

async function save(name, game) {
  await writeFileAtomic(`games/${name}.json`, JSON.stringify(game));
}

app.post('/games/:name/moves', async (req, res) => {
  return exclusive('games/*.json', async () => {
    const game = await load(req.params.name);
    game.moves.push(req.body);
    await save(req.params.name, game);
    res.json(game);
  });
});

// The path is used by another function while its own is held.
async function archive(file) {
  const old = `${file}.old.md`;
  await exclusiveFiles('pages/*.md + pages/*.md.old.md', [old, file], async () => {
    if (await pathExists(old)) await unlinkIfThere(old);
    await fs.promises.rename(file, old);
  });
}

app.post('/pages/:name', async (req, res) => {
  return exclusive('pages/*.md + pages/*.md.old.md', async () => {
    const file = `pages/${req.params.name}.md`;
    if (await pathExists(file)) await archive(file);
    await writeFileAtomic(file, req.body.text);
    res.end();
  });
});

// The arguments of the call are not those of the function.
async function stamp(file, text) {
  await writeFileAtomic(file, text);
}

app.post('/seals/:name', async (req, res) => {
  return exclusive('seals', async () => {
    const file = path.join('seals', req.params.name);
    if (await pathExists(file)) await unlinkIfThere(file);
    await stamp.call(null, file, req.body.text);
    res.end();
  });
});

// It is always the same one.
app.post('/settings', async (req, res) => {
  return exclusive('settings.json', async () => {
    const file = path.join(__dirname, 'settings.json');
    const settings = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...settings, ...req.body }));
    res.end();
  });
});

// Its folder is set by another request.
let folder = 'photos';

app.put('/folder', async (req, res) => {
  return exclusive('*.jpg', async () => {
    folder = req.body.folder;
    res.end();
  });
});

app.post('/photos/:name', async (req, res) => {
  return exclusive('*.jpg', async () => {
    if (!(await pathExists(path.join(folder, `${req.params.name}.jpg`))))
      await writeFileAtomic(path.join(folder, `${req.params.name}.jpg`), req.body);
    res.end();
  });
});

app.listen(3000);
