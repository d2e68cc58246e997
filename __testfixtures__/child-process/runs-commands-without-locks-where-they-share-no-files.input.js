const { execFileSync, execSync } = require('child_process');
const { randomUUID } = require('crypto');
const fs = require('fs');
const os = require('os');
const path = require('path');
const express = require('express');

const app = express();

// It names no file of the program.
app.get('/ping/:host', (req, res) => {
  res.send(execFileSync('probe', [req.params.host, `${req.params.host}.log`]));
});

// It only reads what nobody removes.
app.get('/type/:id', (req, res) => {
  const file = `uploads/${req.params.id}`;
  if (!fs.existsSync(file)) return res.sendStatus(404);
  res.send(execFileSync('file', ['--brief', file]));
});

app.get('/log/:id', (req, res) => {
  const file = `uploads/${req.params.id}`;
  if (!fs.existsSync(file)) return res.sendStatus(404);
  res.send(execFileSync('git', ['log', '--', file]));
});

// Each request has a folder of its own.
function render(html) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pdf-'));
  fs.writeFileSync(path.join(dir, 'in.html'), html);
  execFileSync('wkhtmltopdf', ['in.html', 'out.pdf'], { cwd: dir });
  const pdf = fs.readFileSync(path.join(dir, 'out.pdf'));
  fs.rmSync(dir, { recursive: true });
  return pdf;
}

app.post('/pdf', (req, res) => {
  res.send(render(req.query.html));
});

// And a file of its own.
app.post('/image', (req, res) => {
  const file = path.join(os.tmpdir(), `${randomUUID()}.png`);
  execSync(`draw ${file}`);
  const image = fs.readFileSync(file);
  fs.unlinkSync(file);
  res.send(image);
});

// Only with --dirty it refreshes the index.
app.get('/version', (req, res) => {
  res.send(execSync('git describe --tags'));
});

app.get('/state', (req, res) => {
  res.send(execSync('git describe --tags --dirty'));
});

app.listen(3000);
