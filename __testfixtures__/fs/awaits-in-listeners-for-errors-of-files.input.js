const { spawn } = require('child_process');
const express = require('express');
const fs = require('fs');

const app = express();

// A stream that failed only emits that it is closed.
function copy(req, path) {
  return new Promise((resolve, reject) => {
    const target = fs
      .createWriteStream(path)
      .on('error', (error) => {
        fs.rmSync(path, { force: true });
        reject(error);
      })
      .on('finish', () => resolve(path));
    req.pipe(target);
  });
}

app.post('/files/:id', (req, res, next) => {
  copy(req, `files/${req.params.id}`).then((path) => res.send(path), next);
});

app.get('/files/:id', (req, res) => {
  const source = fs.createReadStream(`files/${req.params.id}`);
  source.on('error', () => {
    res.status(404).send(fs.readFileSync('pages/missing.html', 'utf8'));
  });
  source.on('end', () => console.log('sent'));
  source.pipe(res);
});

// It would come after its end.
app.get('/logs/:id', (req, res) => {
  const source = fs.createReadStream(`logs/${req.params.id}`);
  source.on('error', () => {
    res.status(404).send(fs.readFileSync('pages/missing.html', 'utf8')); // stays: needs-review
  });
  source.on('close', () => res.end());
  source.pipe(res, { end: false });
});

// A program that failed may have ended, too.
app.get('/pages/:id', (req, res) => {
  const child = spawn('render', [req.params.id]);
  child.on('error', () => {
    res.status(500).send(fs.readFileSync('pages/failed.html', 'utf8')); // stays: needs-review
  });
  child.on('exit', () => res.end());
});

app.listen(3000);
