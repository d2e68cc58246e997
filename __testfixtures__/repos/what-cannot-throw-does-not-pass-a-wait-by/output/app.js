const fs = require('fs');
const express = require('express');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();

// It waits between the two in any case, so that others always came in between.
async function prices() {
  let text = await fs.promises.readFile('prices.txt', 'utf8');
  try {
    const url = new URL('https://prices.example/all');
    url.searchParams.set('since', String(Date.now()));
    const answer = await fetch(url);
    text = await answer.text();
  } catch (error) {
    console.error(error);
  }
  await writeFileAtomic('prices.txt', text);
  return text;
}

// Where the address is none, nothing is between the two.
async function rates(address) {
  return await exclusive('rates.txt', async () => {
    let text = await fs.promises.readFile('rates.txt', 'utf8');
    try {
      const url = new URL(address);
      const answer = await unlocked('rates.txt', fetch(url));
      text = await unlocked('rates.txt', answer.text());
    } catch (error) {
      console.error(error);
    }
    await writeFileAtomic('rates.txt', text);
    return text;
  });
}

// A date that is none has no text.
async function days(since) {
  return await exclusive('days.txt', async () => {
    let text = await fs.promises.readFile('days.txt', 'utf8');
    try {
      const day = new Date(since).toISOString();
      const answer = await unlocked('days.txt', fetch('https://days.example/' + day));
      text = await unlocked('days.txt', answer.text());
    } catch (error) {
      console.error(error);
    }
    await writeFileAtomic('days.txt', text);
    return text;
  });
}

app.post('/days', async (req, res) => {
  res.send(await days(req.query.since));
});
app.post('/prices', async (req, res) => {
  res.send(await prices());
});
app.post('/rates', async (req, res) => {
  res.send(await rates(req.query.from));
});

app.listen(3000);
