const express = require('express');
const path = require('path');
const Module = require('module');
const { asyncHandler } = require('./unblock-helpers');

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

app.get('/:name', asyncHandler(async (req, res) => {
  const { name } = req.params;
  if (name === 'notes') return res.json(await notes.load());
  if (name === 'rooms') return res.json(await rooms.load());
  if (name === 'users') return res.json(await users.load());
  if (name === 'texts') return res.json(await texts.load());
  if (name === 'pages') return res.json(await pages.load());
  if (name === 'marks') return res.json(await marks.load());
  if (name === 'words') return res.json(await words.load());
  if (name === 'files') return res.json(await files.load());
  if (name === 'links') return res.json(await links.load());
  if (name === 'forms') return res.json(await forms.load());
  if (name === 'tags') return res.json(await tags.load());
  if (name === 'sums') return res.json(await sums.load());
  res.sendStatus(404);
}));

app.get('/again/words', asyncHandler(require('./list')));

app.listen(3000);
