const { execFileSync, execSync, spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
const PAGES = path.join(__dirname, 'pages');

// It must not be half made when another request finds it.
app.get('/pdf/:id', (req, res) => {
  const out = `pdf/${req.params.id}.pdf`;
  if (!fs.existsSync(out)) execFileSync('wkhtmltopdf', [`html/${req.params.id}.html`, out]);
  res.send(fs.readFileSync(out));
});

app.get('/thumb/:id', (req, res) => {
  const out = `thumbs/${req.params.id}.jpg`;
  if (!fs.existsSync(out)) {
    execSync(`ffmpeg -i in/${req.params.id}.mp4 -vframes 1 ${out}`);
  }
  res.sendFile(out, { root: __dirname });
});

app.get('/page/:id', (req, res) => {
  const file = path.join(PAGES, req.params.id);
  if (!fs.existsSync(file)) spawnSync('make-page', [`--out=${file}`]);
  res.send(fs.readFileSync(file, 'utf8'));
});

// The function of the program runs it.
function convert(from, to) {
  if (fs.existsSync(to)) return;
  execFileSync('convert', [from, to]);
}

app.get('/image/:id', (req, res) => {
  const to = `images/${req.params.id}.png`;
  convert(`in/${req.params.id}.gif`, to);
  res.send(fs.readFileSync(to));
});

app.get('/icon/:id', (req, res) => {
  const to = `icons/${req.params.id}.png`;
  convert(`in/${req.params.id}.gif`, to);
  res.send(fs.readFileSync(to));
});

// It is told by the time that the lock is taken.
app.get('/sounds', (req, res) => {
  let out = 'sounds/any.mp3';
  if (req.query.name) out = `sounds/${req.query.name}.mp3`;
  if (!fs.existsSync(out)) execFileSync('ffmpeg', ['-i', 'in/any.wav', out]);
  res.send(fs.readFileSync(out));
});

app.listen(3000);
