const express = require('express');
const fs = require('fs');

const app = express();
const accounts = { guest: { credits: 5 } };
const sessions = {};
const settings = { theme: 'light' };

function charge(req, res, next) {
  req.account = accounts.guest;
  if (req.account.credits <= 0) return res.status(402).end();
  next();
}

app.post('/prints', charge, (req, res) => {
  const prices = JSON.parse(fs.readFileSync('prices.json', 'utf8')); // stays: needs-review
  req.account.credits--;
  res.json({ left: req.account.credits, price: prices.print });
});

app.use('/kiosk', (req, res, next) => {
  req.kiosk = sessions.kiosk || (sessions.kiosk = { visits: 0 });
  if (req.kiosk.visits >= 100) return res.status(429).end();
  next();
});

app.get('/kiosk', (req, res) => {
  const page = fs.readFileSync('kiosk.html', 'utf8'); // stays: needs-review
  req.kiosk.visits += 1;
  res.send(page);
});

// Nobody changes what it has found.
app.use('/pages', (req, res, next) => {
  req.settings = settings;
  next();
});

app.get('/pages/:page', (req, res) => {
  res.send({ theme: req.settings.theme, text: fs.readFileSync(`${req.params.page}.txt`, 'utf8') });
});

app.listen(3000);
