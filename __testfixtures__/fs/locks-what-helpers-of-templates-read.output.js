const fs = require('fs');
const express = require('express');
const Handlebars = require('handlebars');
const _ = require('lodash');
const nunjucks = require('nunjucks');
const { marked } = require('marked');
const { exclusive } = require('./unblock-helpers');
const app = express();

let language = 'en';
const texts = { en: { hello: 'Hello' }, de: { hello: 'Hallo' } };
const translate = (key) => texts[language][key];

Handlebars.registerHelper('t', translate);
const env = nunjucks.configure('views');
env.addFilter('t', (key) => translate(key));
env.addFilter('upper', (text) => text.toUpperCase());

app.get('/:language/mail', async (req, res) => {
  return exclusive('language', async () => {
    language = req.params.language;
    const template = await fs.promises.readFile('mail.hbs', 'utf8');
    res.send(Handlebars.compile(template)({}));
  });
});

app.get('/:language/feed', async (req, res) => {
  return exclusive('language', async () => {
    language = req.params.language;
    const template = await fs.promises.readFile('feed.xml', 'utf8');
    res.send(env.renderString(template, {}));
  });
});

// It was given no functions.
app.get('/:language/help', async (req, res) => {
  res.send(marked(await fs.promises.readFile('help.md', 'utf8')));
});

// These are methods of the program: lodash only copies them.
const counts = {};
let visits = 0;
_.extend(counts, {
  add() {
    visits += 1;
  },
});
app.post('/visits', (req, res) => {
  counts.add();
  res.sendStatus(204);
});
app.get('/visits', async (req, res) => {
  const before = visits;
  const names = (await fs.promises.readFile('names.txt', 'utf8')).split('\n');
  res.json({ before, names: _.uniq(names) });
});

app.listen(3000);
