const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

async function tell(user, format) {
  await appendFileAsync('log.txt', format(user.name).trim());
  await unlocked('count.txt', db.note(user));
}

// What `format` gives is text: nobody goes on by it.
app.post('/stamp', async (req, res) => {
  return exclusive('count.txt', async () => {
    for (const user of req.body.users) {
      const count = Number(await fs.promises.readFile('count.txt', 'utf8'));
      if (count > 10) continue;
      await writeFileAtomic('count.txt', String(count + 1));
      await tell(user, req.app.get('format'));
    }
    res.end();
  });
});

async function visit(user, done) {
  await appendFileAsync('visits.txt', user.name);
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
