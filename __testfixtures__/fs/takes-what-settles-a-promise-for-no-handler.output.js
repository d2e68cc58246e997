const express = require('express');
const fs = require('fs');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

function answer(done, text) {
  console.log('answered', text);
  done(text);
}

async function tell(user) {
  await appendFileAsync('log.txt', `${user.name}\n`);
  return unlocked('count.txt', new Promise((resolve) => {
    answer(resolve, user.name);
  }));
}

// Whoever is called there settles a promise: no handler runs under the lock, which ends at the existing waits.
app.post('/settle', async (req, res) => {
  return exclusive('count.txt', async () => {
    for (const user of req.body.users) {
      const count = Number(await fs.promises.readFile('count.txt', 'utf8'));
      if (count > 10) continue;
      await writeFileAtomic('count.txt', String(count + 1));
      await tell(user);
    }
    res.end();
  });
});

app.listen(3000);
