const express = require('express');
const session = require('express-session');
const FileStore = require('../store');

const app = express();
app.use(session({ secret: 'x', resave: false, saveUninitialized: true, store: new FileStore('sessions') }));

app.post('/logout', (req, res) => {
  req.session.destroy((error) => {
    res.status(error ? 500 : 204).end();
  });
});

app.listen(3000);
