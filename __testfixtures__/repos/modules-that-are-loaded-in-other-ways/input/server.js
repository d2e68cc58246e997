const express = require('express');
const path = require('path');
const Module = require('module');

const app = express();
const request = require;

const notes = require(path.resolve('lib', 'notes'));
const rooms = require(require.resolve('./lib/rooms'));
const users = module.require('./lib/users');
const texts = request('./lib/texts');
const pages = eval('require')('./lib/pages');
const marks = Module._load('./lib/marks', module);
const files = require([__dirname, 'lib', 'files'].join('/'));
const links = require(path.format({ dir: path.join(__dirname, 'lib'), base: 'links.js' }));
const forms = require(__dirname.concat('/lib/forms'));
const { load } = require('./lib/load');
const tags = load('lib/tags');
const sums = load('./lib/$$sums');

let words;
import('./lib/words.js').then(({ default: loaded }) => {
  words = loaded;
});

app.get('/:name', (req, res) => {
  const { name } = req.params;
  if (name === 'notes') return res.json(notes.load());
  if (name === 'rooms') return res.json(rooms.load());
  if (name === 'users') return res.json(users.load());
  if (name === 'texts') return res.json(texts.load());
  if (name === 'pages') return res.json(pages.load());
  if (name === 'marks') return res.json(marks.load());
  if (name === 'words') return res.json(words.load());
  if (name === 'files') return res.json(files.load());
  if (name === 'links') return res.json(links.load());
  if (name === 'forms') return res.json(forms.load());
  if (name === 'tags') return res.json(tags.load());
  if (name === 'sums') return res.json(sums.load());
  res.sendStatus(404);
});

app.get('/again/words', require('./list'));

app.listen(3000);
