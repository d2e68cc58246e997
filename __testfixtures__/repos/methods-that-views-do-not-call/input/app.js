const express = require('express');
const fs = require('fs');
const { Site } = require('./site');

const app = express();
app.set('view engine', 'ejs');
app.use(express.urlencoded());
app.locals.site = new Site('content');

app.use((req, res, next) => {
  res.locals.icon = (name) => fs.readFileSync(`icons/${name}.svg`, 'utf8'); // stays: escapes
  res.locals.notice = () => fs.readFileSync('notice.txt', 'utf8');
  next();
});

app.get('/pages/:page', (req, res) => {
  res.render('page', { title: req.app.locals.site.titleOf(req.params.page) });
});

app.post('/pages/:page', (req, res) => {
  app.locals.site.rename(req.params.page, req.body.title);
  res.send(res.locals.notice());
});

app.listen(3000);
