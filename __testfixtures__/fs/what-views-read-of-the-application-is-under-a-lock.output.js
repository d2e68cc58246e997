const express = require('express');
const fs = require('fs');
const i18next = require('i18next');
const { exclusive } = require('./unblock-helpers');

const app = express();
app.set('view engine', 'ejs');

// The view shows what the application keeps, besides what it is given.
app.get('/profile', async (req, res) => {
  return exclusive('app.locals.user', async () => {
    app.locals.user = req.query.user;
    const menu = JSON.parse(await fs.promises.readFile('menu.json', 'utf8'));
    res.render('profile', { menu });
  });
});

// Nor may the language be that of another request.
app.get('/help', async (req, res) => {
  return exclusive('i18next', async () => {
    i18next.changeLanguage(req.query.language);
    const text = await fs.promises.readFile('help.txt', 'utf8');
    res.send(`${i18next.t('title')} ${text}`);
  });
});

// What an answer keeps is its own.
app.get('/news', async (req, res) => {
  res.locals.user = req.query.user;
  const news = JSON.parse(await fs.promises.readFile('news.json', 'utf8'));
  res.status(200).json({ news, user: res.locals.user });
});

app.listen(3000);
