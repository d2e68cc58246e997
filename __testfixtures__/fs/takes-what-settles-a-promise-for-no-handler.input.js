const express = require('express');
const fs = require('fs');

const app = express();

function answer(done, text) {
  console.log('answered', text);
  done(text);
}

async function tell(user) {
  fs.appendFileSync('log.txt', `${user.name}\n`);
  return new Promise((resolve) => {
    answer(resolve, user.name);
  });
}

// Whoever is called there settles a promise: no handler runs under the lock, which ends at the existing waits.
app.post('/settle', async (req, res) => {
  for (const user of req.body.users) {
    const count = Number(fs.readFileSync('count.txt', 'utf8'));
    if (count > 10) continue;
    fs.writeFileSync('count.txt', String(count + 1));
    await tell(user);
  }
  res.end();
});

app.listen(3000);
