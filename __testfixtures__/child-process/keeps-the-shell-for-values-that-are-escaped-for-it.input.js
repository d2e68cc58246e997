const express = require('express');
const { execSync } = require('child_process');

const app = express();
const inDoubleQuotes = (text) => text.replace(/(["$`\\])/g, '\\$1');

app.get('/lines', (req, res) => {
  res.send(execSync(`wc -l "${inDoubleQuotes(req.query.file)}"`));
});

app.get('/words', (req, res) => {
  res.send(execSync(`wc -w '${req.query.file.replace(/'/g, "'\\''")}'`));
});

// Several arguments are joined.
app.get('/total', (req, res) => {
  res.send(execSync(`wc -l "${req.query.files.join('" "')}"`));
});

app.post('/commit', (req, res) => {
  const message = req.body.message.replace(/"/g, '\\"');
  execSync(`git commit -m "${message}"`);
  res.sendStatus(204);
});

// What its callers pass may be escaped.
exports.show = (file) => execSync(`cat "${file}"`);

// As they come.
app.get('/size', (req, res) => {
  const { file } = req.query;
  res.send(execSync(`du "${file.trim()}" "${req.query.other || 'words.txt'}"`));
});

app.listen(3000);
