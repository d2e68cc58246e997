const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

async function tell(user, format) {
  fs.appendFileSync('log.txt', format(user.name).trim());
  await db.note(user);
}

// What `format` gives is text: nobody goes on by it.
app.post('/stamp', async (req, res) => {
  for (const user of req.body.users) {
    const count = Number(fs.readFileSync('count.txt', 'utf8'));
    if (count > 10) continue;
    fs.writeFileSync('count.txt', String(count + 1));
    await tell(user, req.app.get('format'));
  }
  res.end();
});

async function visit(user, done) {
  fs.appendFileSync('visits.txt', user.name);
  void done(user);
  await db.note(user);
}

// `done` may go on with another handler.
app.post('/visit', async (req, res) => {
  for (const user of req.body.users) {
    const count = Number(fs.readFileSync('visits.json', 'utf8')); // stays: needs-review
    if (count > 10) continue;
    fs.writeFileSync('visits.json', String(count + 1)); // stays: needs-review
    await visit(user, req.app.get('done'));
  }
  res.end();
});

app.listen(3000);
