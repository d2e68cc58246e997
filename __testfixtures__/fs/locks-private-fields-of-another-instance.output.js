// A private field is one state for the methods that have the object as `this`, and for those that are given it.
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

class Account {
  #balance = 0;

  async deposit(amount) {
    return exclusive('savings.#balance', async () => {
      const before = this.#balance;
      await fs.promises.readFile('rates.txt', 'utf8');
      this.#balance = before + amount;
    });
  }

  async take(other, amount) {
    return exclusive('savings.#balance', async () => {
      const before = other.#balance;
      await fs.promises.readFile('rates.txt', 'utf8');
      other.#balance = before - amount;
    });
  }
}

const savings = new Account();
const purse = new Account();

app.post('/deposit', async (req, res) => {
  return exclusive('savings.#balance', async () => {
    await savings.deposit(Number(req.query.amount));
    res.json({});
  });
});

app.post('/take', async (req, res) => {
  return exclusive('savings.#balance', async () => {
    await purse.take(savings, Number(req.query.amount));
    res.json({});
  });
});

app.listen(3000);
