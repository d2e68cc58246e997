const fs = require('fs');
const express = require('express');
const { Site } = require('./lib/site');

const app = express();
app.set('view engine', 'ejs');
app.locals.asset = (name) => `${name}?${fs.statSync(name).mtimeMs}`; // found: request GET /pages
app.locals.load = (name) => fs.readFileSync(name, 'utf8'); // found: request GET /notes
app.locals.unused = (name) => fs.readFileSync(name, 'utf8'); // found: unreachable
app.locals.site = new Site();
Object.assign(app.locals, require('./lib/dates'));
app.use((req, res, next) => {
  res.locals.icon = (name) => fs.readFileSync(`icons/${name}`, 'utf8'); // found: request GET /pages
  let menu = { icon: (name) => fs.readFileSync(`icons/${name}`, 'utf8') }; // found: request GET /pages
  for (let depth = 0; depth < req.query.depth; depth++) menu = Object.create(menu);
  res.locals.menu = menu;
  next();
});

app.get('/notes', (req, res) => res.send(req.app.locals.load(req.query.name)));
app.get('/pages', (req, res) => res.render('page', { title: 'Pages', size: (name) => fs.statSync(name).size })); // found: request GET /pages
app.get('/mails', (req, res) => {
  const mail = { body: () => fs.readFileSync('mail', 'utf8') }; // found: request GET /mails
  app.render('mail', mail, (error, html) => res.send(html));
});
app.listen(3000);
