const express = require('express');
const fs = require('fs');
const mailer = require('nodemailer').createTransport({});
const app = express();
app.use(express.json());
const SENDER = 'shop@example.com';
let receiver = 'nobody';

function notify() {
  const text = fs.readFileSync('order.txt', 'utf8'); // stays: needs-review
  mailer.sendMail({ to: receiver, text }, console.log);
}

function confirm(to) {
  const text = fs.readFileSync('confirmation.txt', 'utf8');
  mailer.sendMail({ from: SENDER, to, text }, console.log);
}

app.post('/order', (req, res) => {
  res.json({ ok: true });
  notify();
});
app.post('/confirmation', (req, res) => {
  res.json({ ok: true });
  confirm(req.body.to);
});
app.post('/receiver', (req, res) => {
  receiver = req.body.name;
  res.json({ ok: true });
});
app.listen(3000);
