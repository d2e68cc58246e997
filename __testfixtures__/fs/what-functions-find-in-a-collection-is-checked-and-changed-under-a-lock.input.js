const express = require('express');
const fs = require('fs');

const app = express();

// Each day has a set of its own, made when somebody asks for it.
const days = new Map();
const seatsOf = (day) => {
  if (!days.has(day)) days.set(day, new Set());
  return days.get(day);
};

app.post('/seats/:day/:seat', (req, res) => {
  const { day, seat } = req.params;
  if (seatsOf(day).has(seat)) return res.sendStatus(409);
  const text = fs.readFileSync('templates/ticket.txt', 'utf8');
  seatsOf(day).add(seat);
  res.send(text);
});

// The same in a class, whose methods ask and tell.
class Rooms {
  constructor() {
    this.guests = new Map();
  }
  guestsOf(room) {
    let guests = this.guests.get(room);
    if (!guests) {
      guests = [];
      this.guests.set(room, guests);
    }
    return guests;
  }
  isIn(room, guest) {
    return this.guestsOf(room).includes(guest);
  }
  let(room, guest) {
    this.guestsOf(room).push(guest);
  }
}

const rooms = new Rooms();

app.post('/rooms/:room/:guest', (req, res) => {
  const { room, guest } = req.params;
  if (rooms.isIn(room, guest)) return res.sendStatus(409);
  const rules = fs.readFileSync('templates/rules.txt', 'utf8');
  rooms.let(room, guest);
  res.send(rules);
});

// Here it is the variable of a closure that a function finds.
const wallets = new Map();
const walletOf = (name) => {
  if (!wallets.has(name)) wallets.set(name, makeWallet());
  return wallets.get(name);
};

function makeWallet() {
  let credits = 100;
  return {
    balance: () => credits,
    charge(price) {
      credits -= price;
      return credits;
    },
  };
}

app.post('/buy/:name', (req, res) => {
  if (walletOf(req.params.name).balance() < 60) return res.sendStatus(402);
  const bill = fs.readFileSync('templates/bill.txt', 'utf8');
  const left = walletOf(req.params.name).charge(60);
  res.send(`${bill} ${left}`);
});

// What a request makes for itself, it may change without.
const tagsOf = (text) => text.split(',');

app.get('/tags', (req, res) => {
  const isOpen = tagsOf(req.query.tags).includes('open');
  const page = fs.readFileSync('templates/page.txt', 'utf8');
  res.send(tagsOf(page).concat(isOpen));
});

app.listen(3000);
