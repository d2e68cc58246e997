const express = require('express');
const fs = require('fs');

const app = express();

async function note(req) {
  const place = await fs.promises.readFile('place.txt', 'utf8');
  fs.writeFileSync('guest.txt', `${place} ${req.ip}`); // stays: needs-review
}

// The handler behind it reads what this request has written, because nothing comes in between.
app.use('/guests', async (req, res, next) => {
  await note(req);
  next();
});

app.get('/guests', (req, res) => res.send(fs.readFileSync('guest.txt', 'utf8'))); // stays: needs-review

// Others may write, too, before it is told that this is written.
app.use('/visitors', async (req, res, next) => {
  await fs.promises.writeFile('visitor.txt', req.ip);
  next();
});

app.get('/visitors', (req, res) => res.send(fs.readFileSync('visitor.txt', 'utf8')));

app.listen(3000);
