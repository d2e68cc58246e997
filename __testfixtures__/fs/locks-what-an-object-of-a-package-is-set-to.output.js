const express = require('express');
const fs = require('fs');
const I18n = require('i18n-2');
const Stripe = require('stripe');
const { exclusive } = require('./unblock-helpers');

const app = express();
const i18n = new I18n({ locales: ['en', 'de'] });
const stripe = new Stripe();

app.get('/pages/:name', async (req, res) => {
  return exclusive('i18n', async () => {
    i18n.setLocale(req.query.lang);
    const text = await fs.promises.readFile(`pages/${req.params.name}.html`, 'utf8');
    res.send(i18n.__('title') + text);
  });
});

// The same for every request.
app.get('/receipts/:id', async (req, res) => {
  stripe.setApiKey(process.env.STRIPE_KEY);
  const logo = await fs.promises.readFile('logo.svg', 'utf8');
  res.send(logo + stripe.format(req.params.id));
});

// What it gives is used: it may be a copy.
app.get('/reports/:id', async (req, res) => {
  const report = stripe.setPeriod(req.query.period);
  const head = await fs.promises.readFile('head.html', 'utf8');
  res.send(head + report.text + stripe.version());
});
