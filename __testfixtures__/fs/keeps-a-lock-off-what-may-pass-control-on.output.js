const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

function answer(done, text) {
  console.log('answered', text);
  done(text);
}

async function tell(user) {
  await appendFileAsync('log.txt', `${user.name}\n`);
  return new Promise((resolve) => {
    answer(resolve, user.name);
  });
}

// Somebody else gives `answer` a function that may run handlers.
app.post('/settle', async (req, res) => {
  for (const user of req.body.users) {
    const count = Number(fs.readFileSync('count.txt', 'utf8')); // stays: needs-review
    if (count > 10) continue;
    fs.writeFileSync('count.txt', String(count + 1)); // stays: needs-review
    await tell(user);
  }
  res.end();
});

app.use((req, res, next) => answer(next));

app.listen(3000);
