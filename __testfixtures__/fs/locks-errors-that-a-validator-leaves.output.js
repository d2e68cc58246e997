const fs = require('fs');
const express = require('express');
const Ajv = require('ajv');
const { exclusive } = require('./unblock-helpers');
const app = express();

const ajv = new Ajv({ allErrors: true });
const validate = ajv.compile({ type: 'object', required: ['sku'] });

app.post('/check', async (req, res) => {
  return exclusive('validate.errors', async () => {
    validate(req.body);
    const known = JSON.parse(await fs.promises.readFile('products.json', 'utf8'));
    res.json({ known: req.body.sku in known, errors: validate.errors });
  });
});

// It has them at once, but others must not set them in between.
app.post('/products', async (req, res) => {
  return exclusive('validate.errors', async () => {
    if (!validate(req.body)) return res.status(422).json({ errors: validate.errors });
    res.sendStatus(204);
  });
});

app.post('/orders', async (req, res) => {
  return exclusive('ajv', async () => {
    const isValid = ajv.validate({ type: 'object' }, req.body);
    const rules = await fs.promises.readFile('rules.txt', 'utf8');
    res.json({ isValid, rules, errors: ajv.errorsText(ajv.errors) });
  });
});

// Nobody asks it why.
const isPage = ajv.compile({ type: 'string' });
app.get('/pages/:name', async (req, res) => {
  if (!isPage(req.params.name)) return res.sendStatus(400);
  res.send(await fs.promises.readFile('page.html', 'utf8'));
});

app.listen(3000);
