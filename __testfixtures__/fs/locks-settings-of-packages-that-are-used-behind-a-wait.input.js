const express = require('express');
const fs = require('fs');
const nunjucks = require('nunjucks');
const Handlebars = require('handlebars');

const app = express();
const env = new nunjucks.Environment();
const page = () => fs.readFileSync('page.html', 'utf8');

app.get('/n/:user', (req, res) => {
  env.addGlobal('user', req.params.user);
  res.send(env.renderString(page(), {}));
});

app.get('/h/:user', (req, res) => {
  Handlebars.registerHelper('user', () => req.params.user);
  res.send(Handlebars.compile(page())({}));
});

// It only uses them.
app.get('/plain', (req, res) => {
  const made = Handlebars.compile(page());
  res.send(made({}));
});

app.listen(3000);
