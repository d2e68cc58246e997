const express = require('express');
const session = require('express-session');
const FileStore = require('./store');

const app = express();
app.use(session({ secret: 'x', resave: false, saveUninitialized: true, store: new FileStore('sessions') }));

app.post('/login', (req, res) => {
  req.session.regenerate(() => {
    req.session.user = req.query.name;
  });
  res.redirect('/');
});

app.listen(3000);
