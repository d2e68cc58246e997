const express = require('express');
const fs = require('fs');
const nunjucks = require('nunjucks');
const Handlebars = require('handlebars');
const { exclusive } = require('./unblock-helpers');

const app = express();
const env = new nunjucks.Environment();
const page = async () => fs.promises.readFile('page.html', 'utf8');

app.get('/n/:user', async (req, res) => {
  return exclusive('env', async () => {
    env.addGlobal('user', req.params.user);
    res.send(env.renderString(await page(), {}));
  });
});

app.get('/h/:user', async (req, res) => {
  return exclusive('Handlebars', async () => {
    Handlebars.registerHelper('user', () => req.params.user);
    res.send(Handlebars.compile(await page())({}));
  });
});

// It only uses them.
app.get('/plain', async (req, res) => {
  const made = Handlebars.compile(await page());
  res.send(made({}));
});

app.listen(3000);
