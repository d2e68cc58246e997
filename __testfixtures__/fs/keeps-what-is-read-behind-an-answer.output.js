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

async function confirm(to) {
  const text = await fs.promises.readFile('confirmation.txt', 'utf8');
  mailer.sendMail({ from: SENDER, to, text }, console.log);
}

app.post('/order', (req, res) => {
  res.json({ ok: true });
  notify();
});
app.post('/confirmation', async (req, res) => {
  res.json({ ok: true });
  await confirm(req.body.to);
});
app.post('/receiver', (req, res) => {
  receiver = req.body.name;
  res.json({ ok: true });
});
app.listen(3000);
