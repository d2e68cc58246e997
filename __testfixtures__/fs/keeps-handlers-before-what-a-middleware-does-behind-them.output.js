const fs = require('fs');
const express = require('express');
const app = express();

let user = null;
let shown = 0;

const withUser = (req, res, next) => {
  user = req.query.user;
  try {
    next();
  } finally {
    user = null;
  }
};

app.get('/name', withUser, (req, res) => {
  const page = fs.readFileSync('account.html', 'utf8'); // stays: needs-review
  res.send(page.replace('NAME', user));
});

app.get('/page', logged, (req, res) => {
  res.send(fs.readFileSync('page.html', 'utf8')); // stays: needs-review
});

function logged(req, res, next) {
  next();
  console.log(req.url, res.statusCode);
}

app.get('/count', counted, (req, res) => {
  const page = fs.readFileSync('page.html', 'utf8'); // stays: needs-review
  shown = page.length;
  res.send(page);
});

function counted(req, res, next) {
  next();
  if (shown > 1000) console.log('a long page');
}

app.get('/timed', timed, async (req, res) => {
  res.send(await fs.promises.readFile('page.html', 'utf8'));
});

function timed(req, res, next) {
  const started = Date.now();
  res.on('finish', () => console.log(req.url, res.statusCode, Date.now() - started));
  next();
}

app.get('/allowed', allowed, async (req, res) => {
  res.send(await fs.promises.readFile('page.html', 'utf8'));
});

function allowed(req, res, next) {
  if (req.query.key) return next();
  res.sendStatus(403);
}

app.listen(3000);
