const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const taken = new Set();
const seats = (command, seat) => (command === 'has' ? taken.has(seat) : taken.add(seat));

// Whether the second call is made depends on what the first one found.
app.post('/seats/:seat', async (req, res) => {
  return exclusive('taken', async () => {
    const { seat } = req.params;
    if (seats('has', seat)) return res.sendStatus(409);
    const ticket = await fs.promises.readFile('templates/ticket.txt', 'utf8');
    seats('add', seat);
    res.send(ticket);
  });
});

const notes = async (command, name) => {
  const file = path.join('notes', name);
  if (command === 'has') return pathExists(file);
  await writeFileAtomic(file, '');
};

app.post('/notes/:name', async (req, res) => {
  return exclusive('notes', async () => {
    if (await notes('has', req.params.name)) return res.sendStatus(409);
    await notes('add', req.params.name);
    res.end();
  });
});

// Of a collection of the program, what was changed is given at once.
const guests = new Set();
const isIn = (guest) => guests.has(guest);
const let_ = (guest) => guests.add(guest);

app.post('/guests/:guest', async (req, res) => {
  return exclusive('guests', async () => {
    const { guest } = req.params;
    if (isIn(guest)) return res.sendStatus(409);
    const rules = await fs.promises.readFile('templates/rules.txt', 'utf8');
    let_(guest);
    res.send(rules);
  });
});

// Here the two calls have nothing to do with each other.
let numbers = 0;
function numberOf(name) {
  numbers += 1;
  return `${name}-${numbers}`;
}

app.get('/numbers', async (req, res) => {
  if (!numberOf('ticket')) return res.sendStatus(404);
  const page = await fs.promises.readFile('templates/page.txt', 'utf8');
  res.send(page + numberOf('bill'));
});

app.listen(3000);
