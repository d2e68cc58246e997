const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const taken = new Set();
const seats = (command, seat) => (command === 'has' ? taken.has(seat) : taken.add(seat));

// Whether the second call is made depends on what the first one found.
app.post('/seats/:seat', (req, res) => {
  const { seat } = req.params;
  if (seats('has', seat)) return res.sendStatus(409);
  const ticket = fs.readFileSync('templates/ticket.txt', 'utf8');
  seats('add', seat);
  res.send(ticket);
});

const notes = (command, name) => {
  const file = path.join('notes', name);
  if (command === 'has') return fs.existsSync(file);
  fs.writeFileSync(file, '');
};

app.post('/notes/:name', (req, res) => {
  if (notes('has', req.params.name)) return res.sendStatus(409);
  notes('add', req.params.name);
  res.end();
});

// Of a collection of the program, what was changed is given at once.
const guests = new Set();
const isIn = (guest) => guests.has(guest);
const let_ = (guest) => guests.add(guest);

app.post('/guests/:guest', (req, res) => {
  const { guest } = req.params;
  if (isIn(guest)) return res.sendStatus(409);
  const rules = fs.readFileSync('templates/rules.txt', 'utf8');
  let_(guest);
  res.send(rules);
});

// Here the two calls have nothing to do with each other.
let numbers = 0;
function numberOf(name) {
  numbers += 1;
  return `${name}-${numbers}`;
}

app.get('/numbers', (req, res) => {
  if (!numberOf('ticket')) return res.sendStatus(404);
  const page = fs.readFileSync('templates/page.txt', 'utf8');
  res.send(page + numberOf('bill'));
});

app.listen(3000);
