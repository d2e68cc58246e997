const express = require('express');
const fs = require('fs');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();

function log(tag, write, ...args) {
  write(tag, ...args);
}

function debug(...args) {
  log('debug', console.debug, ...args);
}

function warn(...args) {
  log('warn', console.warn, ...args);
}

app.post('/weather/:city', async (req, res) => {
  await exclusive('weather.json', async () => {
    const weather = JSON.parse(await fs.promises.readFile('weather.json', 'utf8'));
    if (!weather[req.params.city]) {
      warn('not known', req.params.city);
      const response = await unlocked('weather.json', fetch(`http://weather/${req.params.city}`));
      weather[req.params.city] = await unlocked('weather.json', response.json());
    }
    await writeFileAtomic('weather.json', JSON.stringify(weather));
  });
  debug('saved', req.params.city);
  res.end();
});

// Here it may be a function of a package, which may call others.
function tell(tag, write) {
  write(tag);
}

app.post('/news', async (req, res) => {
  const news = fs.readFileSync('news.txt', 'utf8'); // stays: needs-review
  if (news.length > 1e6) await fetch('http://full');
  tell('news', req.query.quiet ? req.app.tell : console.log);
  fs.writeFileSync('news.txt', `${news}${req.body}\n`); // stays: needs-review
  res.end();
});

app.listen(3000);
