const express = require('express');
const jwt = require('jsonwebtoken');
const fs = require('fs');
const { failTo } = require('./unblock-helpers');

const app = express();

app.get('/page', (req, res, next) => {
  res.render('page', failTo(next, async (error, html) => {
    if (error) return next(error);
    res.send(html + await fs.promises.readFile('footer.html', 'utf8'));
  }));
});

app.get('/me', (req, res, next) => {
  jwt.verify(req.query.token, 'secret', failTo(next, async (err, { user }) => { // stays: looks-asynchronous
    if (err) return next(err);
    res.send(await fs.promises.readFile(`users/${user}.json`, 'utf8'));
  }));
});

function show(res) {
  res.render('page', (error, html) => {
    if (error) throw error;
    res.send(html + fs.readFileSync('footer.html', 'utf8')); // stays: unknown-callback
  });
}

// What gets its errors is not in sight there.
app.get('/other', (req, res) => show(res));
