const express = require('express');
const fs = require('fs');

const app = express();

// What is read here is written when the request is answered: nothing came in between.
app.use('/cart', (req, res, next) => {
  const file = `sessions/${req.query.id}.json`;
  req.session = JSON.parse(fs.readFileSync(file, 'utf8')); // stays: needs-review
  const { end } = res;
  res.end = function (...args) {
    fs.writeFileSync(file, JSON.stringify(req.session)); // stays: escapes
    return end.apply(this, args);
  };
  next();
});

app.post('/cart', (req, res) => {
  const { most } = JSON.parse(fs.readFileSync('limits.json', 'utf8')); // stays: needs-review
  if (req.session.things < most) req.session.things += 1;
  res.json(req.session);
});

// It only logs what it has sent.
app.use('/texts', (req, res, next) => {
  const { json } = res;
  res.json = function (body) {
    console.log(Object.keys(body));
    return json.call(this, body);
  };
  next();
});

app.get('/texts', (req, res) => {
  res.json(JSON.parse(fs.readFileSync('texts.json', 'utf8')));
});

app.listen(3000);
