const express = require('express');
const fs = require('fs');
const JsonDb = require('simple-json-db');
const YAML = require('yamljs');
const winston = require('winston');

const app = express();
const PRICES = 'data/prices.yml';
const VISITS = 'data/visits.json';
const NOTES = 'data/notes.txt';

function pricesOf(shop) {
  return YAML.load(`data/${shop}/prices.yml`);
}

app.post('/prices', (req, res) => {
  const prices = YAML.load(PRICES);
  prices[req.body.name] = req.body.price;
  fs.writeFileSync(PRICES, YAML.stringify(prices));
  res.end();
});

app.post('/shops/:shop/prices', (req, res) => {
  const prices = pricesOf(req.params.shop);
  prices[req.body.name] = req.body.price;
  fs.writeFileSync(`data/${req.params.shop}/prices.yml`, YAML.stringify(prices));
  res.end();
});

app.get('/visits', (req, res) => {
  const visits = new JsonDb(VISITS).get('count') + 1;
  fs.writeFileSync(VISITS, JSON.stringify({ count: visits }));
  res.json(visits);
});

app.post('/notes', (req, res) => {
  winston.info(NOTES);
  fs.writeFileSync(NOTES, req.body.text);
  res.end();
});

app.listen(3000);
