const express = require('express');
const fs = require('fs');

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

app.post('/seats/:seat', (req, res) => {
  const { seat } = req.params;
  if (seats().isTaken(seat)) return res.sendStatus(409);
  const ticket = fs.readFileSync('templates/ticket.txt', 'utf8');
  seats().take(seat);
  res.send(ticket);
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

app.get('/basket', (req, res) => {
  const basket = makeBasket();
  basket.add(Number(req.query.price));
  const page = fs.readFileSync('templates/basket.txt', 'utf8');
  res.send(page + basket.sum());
});

app.listen(3000);
