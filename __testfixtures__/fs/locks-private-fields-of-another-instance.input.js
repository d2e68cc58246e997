// A private field is one state for the methods that have the object as `this`, and for those that are given it.
const express = require('express');
const fs = require('fs');

const app = express();

class Account {
  #balance = 0;

  deposit(amount) {
    const before = this.#balance;
    fs.readFileSync('rates.txt', 'utf8');
    this.#balance = before + amount;
  }

  take(other, amount) {
    const before = other.#balance;
    fs.readFileSync('rates.txt', 'utf8');
    other.#balance = before - amount;
  }
}

const savings = new Account();
const purse = new Account();

app.post('/deposit', (req, res) => {
  savings.deposit(Number(req.query.amount));
  res.json({});
});

app.post('/take', (req, res) => {
  purse.take(savings, Number(req.query.amount));
  res.json({});
});

app.listen(3000);
