const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/stock', async (req, res) => {
  return exclusive('orders.json', () => exclusive('orders.json + stock.json', async () => {
    const stock = JSON.parse(await fs.promises.readFile('stock.json', 'utf8'));
    stock.count -= 1;
    await writeFileAtomic('stock.json', JSON.stringify(stock));
    await writeFileAtomic('orders.json', '[]');
    res.json(stock);
  }));
});

app.post('/orders', async (req, res) => {
  return exclusive('orders.json', async () => {
    const orders = JSON.parse(await fs.promises.readFile('orders.json', 'utf8'));
    orders.push(req.query.item);
    await writeFileAtomic('orders.json', JSON.stringify(orders));
    res.json(orders);
  });
});

app.post('/delivery', async (req, res) => {
  return exclusive('orders.json + stock.json', async () => {
    const stock = JSON.parse(await fs.promises.readFile('stock.json', 'utf8'));
    stock.count += 1;
    await writeFileAtomic('stock.json', JSON.stringify(stock));
    res.json(stock);
  });
});

app.listen(3000);
