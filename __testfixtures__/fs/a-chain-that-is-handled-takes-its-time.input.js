const fs = require('fs');
const express = require('express');
const app = express();

const jobs = { running: 0, log: [] };

async function ask(url) {
  const response = await fetch(url);
  return response.json();
}

// Its own caller waits for it, although its errors end here.
async function askQuietly(url) {
  return ask(url)
    .then((answer) => answer.name)
    .catch(() => undefined);
}

// Others may change the list while it asks, as they could before.
app.get('/jobs/:name', async (req, res) => {
  jobs.running += 1;
  const name = await askQuietly(`https://example.com/${req.params.name}`);
  jobs.running -= 1;
  res.send({ name, page: fs.readFileSync('pages/job.html', 'utf8') });
});

app.listen(3000);
