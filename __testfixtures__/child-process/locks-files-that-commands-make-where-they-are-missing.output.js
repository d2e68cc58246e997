const fs = require('fs');
const path = require('path');
const express = require('express');
const { pathExists, execProgram, spawnProgram, execCommand, exclusiveFiles } = require('./unblock-helpers');

const app = express();
const PAGES = path.join(__dirname, 'pages');

// It must not be half made when another request finds it.
app.get('/pdf/:id', async (req, res) => {
  const out = `pdf/${req.params.id}.pdf`;
  await exclusiveFiles('pdf/*.pdf', [out], async () => {
    if (!(await pathExists(out))) await execProgram('wkhtmltopdf', [`html/${req.params.id}.html`, out]);
    res.send(await fs.promises.readFile(out));
  });
});

app.get('/thumb/:id', async (req, res) => {
  const out = `thumbs/${req.params.id}.jpg`;
  await exclusiveFiles('thumbs/*.jpg', [out], async () => {
    if (!(await pathExists(out))) {
      await execCommand(`ffmpeg -i in/${req.params.id}.mp4 -vframes 1 ${out}`);
    }
    res.sendFile(out, { root: __dirname });
  });
});

app.get('/page/:id', async (req, res) => {
  const file = path.join(PAGES, req.params.id);
  await exclusiveFiles('pages', [file], async () => {
    if (!(await pathExists(file))) await spawnProgram('make-page', [`--out=${file}`]);
    res.send(await fs.promises.readFile(file, 'utf8'));
  });
});

// The function of the program runs it.
async function convert(from, to) {
  if (await pathExists(to)) return;
  await execProgram('convert', [from, to]);
}

app.get('/image/:id', async (req, res) => {
  const to = `images/${req.params.id}.png`;
  await exclusiveFiles('images/*.png', [to], async () => {
    await convert(`in/${req.params.id}.gif`, to);
    res.send(await fs.promises.readFile(to));
  });
});

app.get('/icon/:id', async (req, res) => {
  const to = `icons/${req.params.id}.png`;
  await exclusiveFiles('icons/*.png', [to], async () => {
    await convert(`in/${req.params.id}.gif`, to);
    res.send(await fs.promises.readFile(to));
  });
});

// It is told by the time that the lock is taken.
app.get('/sounds', async (req, res) => {
  let out = 'sounds/any.mp3';
  if (req.query.name) out = `sounds/${req.query.name}.mp3`;
  await exclusiveFiles('sounds/*.mp3 + sounds/any.mp3', [out], async () => {
    if (!(await pathExists(out))) await execProgram('ffmpeg', ['-i', 'in/any.wav', out]);
    res.send(await fs.promises.readFile(out));
  });
});

app.listen(3000);
