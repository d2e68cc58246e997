// `req.app` is one for all requests, whatever a function around has as `h`: only hapi calls its toolkit so.
const express = require('express');
const fs = require('fs');

function register(app, h) {
  app.post('/draws', (req, res) => {
    const { left } = req.app;
    const prize = fs.readFileSync(`prizes/${left}.txt`, 'utf8');
    req.app.left = left - 1;
    res.send(h(prize));
  });
}

const app = express();
app.left = 100;
register(app, String);
app.listen(3000);
