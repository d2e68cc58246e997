const fs = require('fs');
const express = require('express');
const Ajv = require('ajv');
const app = express();

const ajv = new Ajv({ allErrors: true });
const validate = ajv.compile({ type: 'object', required: ['sku'] });

app.post('/check', (req, res) => {
  validate(req.body);
  const known = JSON.parse(fs.readFileSync('products.json', 'utf8'));
  res.json({ known: req.body.sku in known, errors: validate.errors });
});

// It has them at once, but others must not set them in between.
app.post('/products', (req, res) => {
  if (!validate(req.body)) return res.status(422).json({ errors: validate.errors });
  res.sendStatus(204);
});

app.post('/orders', (req, res) => {
  const isValid = ajv.validate({ type: 'object' }, req.body);
  const rules = fs.readFileSync('rules.txt', 'utf8');
  res.json({ isValid, rules, errors: ajv.errorsText(ajv.errors) });
});

// Nobody asks it why.
const isPage = ajv.compile({ type: 'string' });
app.get('/pages/:name', (req, res) => {
  if (!isPage(req.params.name)) return res.sendStatus(400);
  res.send(fs.readFileSync('page.html', 'utf8'));
});

app.listen(3000);
