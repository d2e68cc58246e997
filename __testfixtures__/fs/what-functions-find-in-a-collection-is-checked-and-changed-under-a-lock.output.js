const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

// Each day has a set of its own, made when somebody asks for it.
const days = new Map();
const seatsOf = (day) => {
  if (!days.has(day)) days.set(day, new Set());
  return days.get(day);
};

app.post('/seats/:day/:seat', async (req, res) => {
  return exclusive('days', async () => {
    const { day, seat } = req.params;
    if (seatsOf(day).has(seat)) return res.sendStatus(409);
    const text = await fs.promises.readFile('templates/ticket.txt', 'utf8');
    seatsOf(day).add(seat);
    res.send(text);
  });
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

app.post('/rooms/:room/:guest', async (req, res) => {
  return exclusive('this.guests', async () => {
    const { room, guest } = req.params;
    if (rooms.isIn(room, guest)) return res.sendStatus(409);
    const rules = await fs.promises.readFile('templates/rules.txt', 'utf8');
    rooms.let(room, guest);
    res.send(rules);
  });
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

app.post('/buy/:name', async (req, res) => {
  return exclusive('credits + wallets', async () => {
    if (walletOf(req.params.name).balance() < 60) return res.sendStatus(402);
    const bill = await fs.promises.readFile('templates/bill.txt', 'utf8');
    const left = walletOf(req.params.name).charge(60);
    res.send(`${bill} ${left}`);
  });
});

// What a request makes for itself, it may change without.
const tagsOf = (text) => text.split(',');

app.get('/tags', async (req, res) => {
  const isOpen = tagsOf(req.query.tags).includes('open');
  const page = await fs.promises.readFile('templates/page.txt', 'utf8');
  res.send(tagsOf(page).concat(isOpen));
});

app.listen(3000);
