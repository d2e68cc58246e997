const axios = require('axios');
const express = require('express');
const fs = require('fs');
const Handlebars = require('handlebars');
const mail = require('@sendgrid/mail');
const moment = require('moment');
const { exclusive } = require('./unblock-helpers');

const app = express();
moment.locale('en');

// Another request must not set another language meanwhile.
app.get('/date', async (req, res) => {
  return exclusive('moment', async () => {
    moment.locale(req.query.lang);
    const format = await fs.promises.readFile('format.txt', 'utf8');
    res.send(moment().format(format));
  });
});

app.get('/page', async (req, res) => {
  return exclusive('Handlebars', async () => {
    Handlebars.registerPartial('name', req.query.name);
    const page = await fs.promises.readFile('page.hbs', 'utf8');
    res.send(Handlebars.compile(page)({}));
  });
});

app.get('/uri', async (req, res) => {
  return exclusive('axios.defaults.baseURL', async () => {
    axios.defaults.baseURL = req.query.base;
    const url = await fs.promises.readFile('url.txt', 'utf8');
    res.send(axios.getUri({ url }));
  });
});

// It is the same for every request.
app.post('/mail', async (req, res) => {
  mail.setApiKey(process.env.MAIL_KEY);
  const text = await fs.promises.readFile('mail.txt', 'utf8');
  mail.send({ to: req.query.to, text });
  res.end();
});

app.listen(3000);
