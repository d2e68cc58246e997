const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

function makeSeats() {
  const taken = {};
  return {
    isTaken: (seat) => taken[seat],
    take(seat) {
      taken[seat] = true;
    },
  };
}

// The first request makes what all others use.
let hall;
const seats = () => {
  if (!hall) hall = makeSeats();
  return hall;
};

app.post('/seats/:seat', async (req, res) => {
  return exclusive('taken', async () => {
    const { seat } = req.params;
    if (seats().isTaken(seat)) return res.sendStatus(409);
    const ticket = await fs.promises.readFile('templates/ticket.txt', 'utf8');
    seats().take(seat);
    res.send(ticket);
  });
});

// What nobody keeps is of one request.
function makeBasket() {
  let sum = 0;
  return {
    add(price) {
      sum += price;
    },
    sum: () => sum,
  };
}

app.get('/basket', async (req, res) => {
  const basket = makeBasket();
  basket.add(Number(req.query.price));
  const page = await fs.promises.readFile('templates/basket.txt', 'utf8');
  res.send(page + basket.sum());
});

app.listen(3000);
