const axios = require('axios');
const express = require('express');
const fs = require('fs');
const Handlebars = require('handlebars');
const mail = require('@sendgrid/mail');
const moment = require('moment');

const app = express();
moment.locale('en');

// Another request must not set another language meanwhile.
app.get('/date', (req, res) => {
  moment.locale(req.query.lang);
  const format = fs.readFileSync('format.txt', 'utf8');
  res.send(moment().format(format));
});

app.get('/page', (req, res) => {
  Handlebars.registerPartial('name', req.query.name);
  const page = fs.readFileSync('page.hbs', 'utf8');
  res.send(Handlebars.compile(page)({}));
});

app.get('/uri', (req, res) => {
  axios.defaults.baseURL = req.query.base;
  const url = fs.readFileSync('url.txt', 'utf8');
  res.send(axios.getUri({ url }));
});

// It is the same for every request.
app.post('/mail', (req, res) => {
  mail.setApiKey(process.env.MAIL_KEY);
  const text = fs.readFileSync('mail.txt', 'utf8');
  mail.send({ to: req.query.to, text });
  res.end();
});

app.listen(3000);
