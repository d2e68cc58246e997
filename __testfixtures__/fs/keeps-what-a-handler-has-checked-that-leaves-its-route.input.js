// `next('route')` leaves out the handlers behind it, as an answer does.
const express = require('express');
const fs = require('fs');

const app = express();
const load = (file) => JSON.parse(fs.readFileSync(file, 'utf8')); // stays: needs-review
const save = (file, data) => fs.writeFileSync(file, JSON.stringify(data)); // stays: needs-review

app.post(
  '/votes',
  (req, res, next) => {
    if (load('votes.json').count >= 10) return next('route');
    next();
  },
  (req, res) => {
    const votes = load('votes.json');
    save('votes.json', { count: votes.count + 1 });
    res.end();
  },
);
app.post('/votes', (req, res) => {
  res.sendStatus(429);
});

app.listen(3000);
