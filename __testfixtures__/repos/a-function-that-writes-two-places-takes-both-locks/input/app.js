const express = require('express');
const fs = require('fs');

const app = express();

app.post('/stock', (req, res) => {
  const stock = JSON.parse(fs.readFileSync('stock.json', 'utf8'));
  stock.count -= 1;
  fs.writeFileSync('stock.json', JSON.stringify(stock));
  fs.writeFileSync('orders.json', '[]');
  res.json(stock);
});

app.post('/orders', (req, res) => {
  const orders = JSON.parse(fs.readFileSync('orders.json', 'utf8'));
  orders.push(req.query.item);
  fs.writeFileSync('orders.json', JSON.stringify(orders));
  res.json(orders);
});

app.post('/delivery', (req, res) => {
  const stock = JSON.parse(fs.readFileSync('stock.json', 'utf8'));
  stock.count += 1;
  fs.writeFileSync('stock.json', JSON.stringify(stock));
  res.json(stock);
});

app.listen(3000);
