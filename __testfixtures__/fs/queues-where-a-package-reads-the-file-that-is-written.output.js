const express = require('express');
const JsonDb = require('simple-json-db');
const YAML = require('yamljs');
const winston = require('winston');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const PRICES = 'data/prices.yml';
const VISITS = 'data/visits.json';
const NOTES = 'data/notes.txt';

function pricesOf(shop) {
  return YAML.load(`data/${shop}/prices.yml`);
}

app.post('/prices', async (req, res) => {
  return exclusive('data/prices.yml', async () => {
    const prices = YAML.load(PRICES);
    prices[req.body.name] = req.body.price;
    await writeFileAtomic(PRICES, YAML.stringify(prices));
    res.end();
  });
});

app.post('/shops/:shop/prices', async (req, res) => {
  return exclusive('data/prices.yml (2)', async () => {
    const prices = pricesOf(req.params.shop);
    prices[req.body.name] = req.body.price;
    await writeFileAtomic(`data/${req.params.shop}/prices.yml`, YAML.stringify(prices));
    res.end();
  });
});

app.get('/visits', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    const visits = new JsonDb(VISITS).get('count') + 1;
    await writeFileAtomic(VISITS, JSON.stringify({ count: visits }));
    res.json(visits);
  });
});

app.post('/notes', async (req, res) => {
  winston.info(NOTES);
  await writeFileAtomic(NOTES, req.body.text);
  res.end();
});

app.listen(3000);
