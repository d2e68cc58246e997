const express = require('express');
const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

const app = express();

async function log(text) {
  if (process.env.LOG) await fs.promises.appendFile('app.log', text);
}

async function publish(text) {
  await fetch('https://example.com', { method: 'POST', body: text });
}

// Without a log, all of it was done in one go; and nothing waits for the promise, so that no lock can be held.
app.post('/notes', express.json(), (req, res, next) => {
  const notes = JSON.parse(fs.readFileSync('notes.json', 'utf8')); // stays: needs-review
  log('added')
    .then(() => {
      notes.push(req.body.title);
      fs.writeFileSync('notes.json', JSON.stringify(notes)); // stays: needs-review
      res.end();
    })
    .catch(next);
});

// Others could come in between before, too.
app.post('/guests', express.json(), async (req, res, next) => {
  const guests = JSON.parse(await fs.promises.readFile('guests.json', 'utf8'));
  publish('added')
    .then(async () => {
      guests.push(req.body.name);
      await writeFileAtomic('guests.json', JSON.stringify(guests));
      res.end();
    })
    .catch(next);
});
