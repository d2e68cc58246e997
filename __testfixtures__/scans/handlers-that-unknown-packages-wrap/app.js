const fs = require('fs');
const express = require('express');
const wrap = require('co-express');
const { compose } = require('compose-middleware');

const app = express();
app.get('/wrapped', wrap(async (req, res) => res.send(fs.readFileSync('a.txt')))); // found: request GET /wrapped

require('./routes')(app);

const first = (req, res, next) => {
  req.size = fs.statSync('c.txt').size; // found: request GET /composed
  next();
};
const second = (req, res) => res.send(fs.readFileSync('d.txt')); // found: request GET /composed
app.get('/composed', compose([first, second]));

// Nobody registers it.
const unused = wrap(async (req, res) => res.send(fs.readFileSync('never.txt'))); // found: startup

app.listen(3000);
