const express = require('express');
const jwt = require('jsonwebtoken');
const fs = require('fs');

const app = express();

app.get('/page', (req, res, next) => {
  res.render('page', (error, html) => {
    if (error) return next(error);
    res.send(html + fs.readFileSync('footer.html', 'utf8'));
  });
});

app.get('/me', (req, res, next) => {
  jwt.verify(req.query.token, 'secret', (err, { user }) => { // stays: looks-asynchronous
    if (err) return next(err);
    res.send(fs.readFileSync(`users/${user}.json`, 'utf8'));
  });
});

function show(res) {
  res.render('page', (error, html) => {
    if (error) throw error;
    res.send(html + fs.readFileSync('footer.html', 'utf8')); // stays: unknown-callback
  });
}

// What gets its errors is not in sight there.
app.get('/other', (req, res) => show(res));
