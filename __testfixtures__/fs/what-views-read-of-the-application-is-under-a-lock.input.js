const express = require('express');
const fs = require('fs');
const i18next = require('i18next');

const app = express();
app.set('view engine', 'ejs');

// The view shows what the application keeps, besides what it is given.
app.get('/profile', (req, res) => {
  app.locals.user = req.query.user;
  const menu = JSON.parse(fs.readFileSync('menu.json', 'utf8'));
  res.render('profile', { menu });
});

// Nor may the language be that of another request.
app.get('/help', (req, res) => {
  i18next.changeLanguage(req.query.language);
  const text = fs.readFileSync('help.txt', 'utf8');
  res.send(`${i18next.t('title')} ${text}`);
});

// What an answer keeps is its own.
app.get('/news', (req, res) => {
  res.locals.user = req.query.user;
  const news = JSON.parse(fs.readFileSync('news.json', 'utf8'));
  res.status(200).json({ news, user: res.locals.user });
});

app.listen(3000);
