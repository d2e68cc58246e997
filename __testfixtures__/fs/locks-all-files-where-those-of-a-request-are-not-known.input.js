const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

// It becomes another one meanwhile.
app.post('/notes/:name', (req, res) => {
  let file = `notes/${req.params.name}.txt`;
  if (fs.existsSync(file)) file = `notes/${req.params.name}.new.txt`;
  if (!fs.existsSync(file)) fs.writeFileSync(file, req.body.text);
  res.end();
});

// The readers of a folder read beside each other, which they could not if they excluded who writes one of its files.
app.get('/drawings', (req, res) => {
  const names = fs.readdirSync('drawings');
  res.json(names.map((name) => fs.readFileSync(path.join('drawings', name), 'utf8')));
});

app.post('/drawings/:name', (req, res) => {
  const file = path.join('drawings', req.params.name);
  if (fs.existsSync(file)) fs.unlinkSync(file);
  fs.writeFileSync(file, req.body.svg);
  res.end();
});

// A helper makes the path.
function load(name) {
  return JSON.parse(fs.readFileSync(`games/${name}.json`, 'utf8'));
}

function save(name, game) {
  fs.writeFileSync(`games/${name}.json`, JSON.stringify(game));
}

app.post('/games/:name/moves', (req, res) => {
  const game = load(req.params.name);
  game.moves.push(req.body);
  save(req.params.name, game);
  res.json(game);
});

// The path is used by another function while its own is held.
function archive(file) {
  const old = `${file}.old.md`;
  if (fs.existsSync(old)) fs.unlinkSync(old);
  fs.renameSync(file, old);
}

app.post('/pages/:name', (req, res) => {
  const file = `pages/${req.params.name}.md`;
  if (fs.existsSync(file)) archive(file);
  fs.writeFileSync(file, req.body.text);
  res.end();
});

// The arguments of the call are not those of the function.
function stamp(file, text) {
  fs.writeFileSync(file, text);
}

app.post('/seals/:name', (req, res) => {
  const file = path.join('seals', req.params.name);
  if (fs.existsSync(file)) fs.unlinkSync(file);
  stamp.call(null, file, req.body.text);
  res.end();
});

// It is always the same one.
app.post('/settings', (req, res) => {
  const file = path.join(__dirname, 'settings.json');
  const settings = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...settings, ...req.body }));
  res.end();
});

// Its folder is set by another request.
let folder = 'photos';

app.put('/folder', (req, res) => {
  folder = req.body.folder;
  res.end();
});

app.post('/photos/:name', (req, res) => {
  if (!fs.existsSync(path.join(folder, `${req.params.name}.jpg`)))
    fs.writeFileSync(path.join(folder, `${req.params.name}.jpg`), req.body);
  res.end();
});

app.listen(3000);
