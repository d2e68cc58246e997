const { execSync } = require('child_process');
const { randomUUID } = require('crypto');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
app.use(express.json());
const folder = path.join(__dirname, 'codes');
const last = { file: '' };

function makeFile(code) {
  const file = path.join(folder, `${randomUUID()}.py`);
  fs.writeFileSync(file, code);
  return file;
}

function run(file) {
  try {
    return execSync(`python3 ${file}`).toString();
  } finally {
    fs.unlinkSync(file);
  }
}

// Each request has a file of its own.
app.post('/run', (req, res) => {
  const file = makeFile(req.body.code);
  res.send(run(file));
});

const makeText = (text) => {
  const file = `texts/${randomUUID()}.txt`;
  fs.writeFileSync(file, text);
  return file;
};

// Others get the name, too.
app.post('/texts', (req, res) => {
  last.file = makeText(req.body.text);
  res.send(fs.readFileSync(last.file, 'utf8'));
});

app.get('/texts', (req, res) => {
  const text = fs.readFileSync(last.file, 'utf8');
  fs.writeFileSync(last.file, `${text}\n`);
  res.send(text);
});

app.listen(3000);
