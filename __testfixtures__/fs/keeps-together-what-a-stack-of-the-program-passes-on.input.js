const express = require('express');
const fs = require('fs');

const app = express();

function compose(stack) {
  return (req, res) => {
    let at = 0;
    const next = () => {
      const step = stack[at++];
      if (step) step(req, res, next);
    };
    next();
  };
}

let user;

const identify = (req, res, next) => {
  user = req.query.user;
  next();
};

const load = (req, res, next) => {
  req.notes = JSON.parse(fs.readFileSync('notes.json', 'utf8'));
  next();
};

const greet = (req, res) => {
  const page = fs.readFileSync('page.html', 'utf8');
  res.send(page.replace('USER', user));
};

const add = (req, res) => {
  req.notes.push(req.query.note);
  fs.writeFileSync('notes.json', JSON.stringify(req.notes));
  res.end();
};

// What each request has for itself needs no lock.
const tag = (req, res, next) => {
  req.tag = req.query.tag;
  next();
};

const showTag = (req, res) => {
  const page = fs.readFileSync('page.html', 'utf8');
  res.send(page.replace('TAG', req.tag));
};

app.get('/greeting', compose([identify, greet]));
app.post('/notes', compose([load, add]));
app.get('/tags', compose([tag, showTag]));

app.listen(3000);
