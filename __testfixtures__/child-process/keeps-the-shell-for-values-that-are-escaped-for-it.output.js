const express = require('express');
const { execCommand, execWords, exclusive } = require('./unblock-helpers');

const app = express();
const inDoubleQuotes = (text) => text.replace(/(["$`\\])/g, '\\$1');

app.get('/lines', async (req, res) => {
  res.send(await execCommand(`wc -l "${inDoubleQuotes(req.query.file)}"`));
});

app.get('/words', async (req, res) => {
  res.send(await execCommand(`wc -w '${req.query.file.replace(/'/g, "'\\''")}'`));
});

// Several arguments are joined.
app.get('/total', async (req, res) => {
  res.send(await execCommand(`wc -l "${req.query.files.join('" "')}"`));
});

app.post('/commit', async (req, res) => {
  return exclusive('git', async () => {
    const message = req.body.message.replace(/"/g, '\\"');
    await execCommand(`git commit -m "${message}"`);
    res.sendStatus(204);
  });
});

// What its callers pass may be escaped.
exports.show = async (file) => execCommand(`cat "${file}"`);

// As they come.
app.get('/size', async (req, res) => {
  const { file } = req.query;
  res.send(await execWords('du', [`${file.trim()}`, `${req.query.other || 'words.txt'}`]));
});

app.listen(3000);
