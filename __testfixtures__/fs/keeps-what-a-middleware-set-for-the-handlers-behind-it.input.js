const fs = require('fs');
const express = require('express');
const app = express();

let user = null;
const context = { locale: 'en' };
let settings;
let requests = 0;

function setLocale(locale) {
  context.locale = locale;
}

function getSettings() {
  if (!settings) settings = { theme: 'light' };
  return settings;
}

app.use((req, res, next) => {
  requests += 1;
  res.locals.theme = getSettings().theme;
  next();
});

app.use('/account', (req, res, next) => {
  user = req.query.user;
  next();
});

app.get('/account/name', (req, res) => {
  const page = fs.readFileSync('account.html', 'utf8'); // stays: needs-review
  res.send(page.replace('NAME', user));
});

app.get('/account/first', (req, res) => {
  const greeting = `Hello ${user}`;
  const page = fs.readFileSync('account.html', 'utf8');
  res.send(page.replace('GREETING', greeting));
});

app.get('/other/name', (req, res) => {
  const page = fs.readFileSync('other.html', 'utf8');
  res.send(page.replace('NAME', user));
});

app.get('/theme', (req, res) => {
  const page = fs.readFileSync('theme.html', 'utf8');
  res.send(page.replace('THEME', getSettings().theme + requests));
});

app.get('/greeting', localised, (req, res) => {
  const texts = JSON.parse(fs.readFileSync('texts.json', 'utf8')); // stays: needs-review
  res.send(texts[context.locale]);
});

function localised(req, res, next) {
  setLocale(req.query.locale);
  next();
}

app.post('/greeting', (req, res) => {
  const texts = JSON.parse(fs.readFileSync('texts.json', 'utf8'));
  res.send(texts[context.locale]);
});

app.get('/slow', localised, checked, (req, res) => {
  res.send(context.locale);
});

function checked(req, res, next) {
  if (!fs.existsSync('open')) return res.sendStatus(503); // stays: needs-review
  next();
}

app.get('/later', localised, async (req, res) => {
  await fetch('http://localhost/ping');
  const texts = JSON.parse(fs.readFileSync('texts.json', 'utf8'));
  res.send(texts[context.locale]);
});

app.listen(3000);
