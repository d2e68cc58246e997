const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
const users = [{ name: 'anna', credits: 3, visits: 0 }];
const carts = {};

app.use((req, res, next) => {
  req.user = users.find((user) => user.name === req.query.user);
  if (!req.user) return res.sendStatus(401);
  next();
});

// What the request has is one of the users.
app.post('/spend', async (req, res) => {
  return exclusive('users', async () => {
    const { credits } = req.user;
    await appendFileAsync('spent.log', `${req.user.name}\n`);
    req.user.credits = credits - 1;
    res.json(req.user);
  });
});

app.post('/visit', async (req, res) => {
  return exclusive('users', async () => {
    const page = await fs.promises.readFile('page.html', 'utf8');
    req.user.visits += 1;
    res.send(page);
  });
});

app.use('/cart', (req, res, next) => {
  req.cart = carts[req.query.cart] || (carts[req.query.cart] = { items: [], total: 0 });
  if (req.cart.items.length >= 2) return res.sendStatus(409);
  next();
});

// The middleware has decided by what is changed here.
app.post('/cart/items', (req, res) => {
  const prices = JSON.parse(fs.readFileSync('prices.json', 'utf8')); // stays: needs-review
  req.cart.items.push(req.query.item);
  req.cart.total += prices[req.query.item];
  res.json(req.cart);
});

// What it makes for the request is its own.
app.use('/report', (req, res, next) => {
  req.report = { lines: [] };
  next();
});

app.get('/report/lines', async (req, res) => {
  const { length } = req.report.lines;
  req.report.lines.push(await fs.promises.readFile('line.txt', 'utf8'));
  res.json({ length, lines: req.report.lines });
});

app.listen(3000);
