const fs = require('fs');
const express = require('express');
const app = express();

let host = '';
let count = 0;
let steps = '';

// Who goes by the new wait does not come to the second use.
app.get('/pages/:name', async (req, res) => {
  host = await resolve(req.params.name);
  if (host === 'local') return res.send(fs.readFileSync('pages/local.html', 'utf8'));
  else if (host === 'old') return res.send(fs.readFileSync('pages/old.html', 'utf8'));
  res.send({ host });
});

// Who comes from the first use does not go by the new wait.
app.get('/counts/:name', async (req, res) => {
  if (req.params.name === 'last') {
    count += 1;
    return res.send({ count });
  } else {
    console.log(fs.readFileSync('pages/counts.txt', 'utf8'));
  }
  res.send({ count });
});

// In a loop, one iteration uses it, and the next comes by the wait.
app.get('/loops/:name', async (req, res) => {
  for (const step of [1, 2, 3]) {
    if (step === 2) {
      console.log(fs.readFileSync('pages/counts.txt', 'utf8'), steps);
    } else {
      steps += step;
    }
  }
  res.send(steps);
});

app.get('/host', (req, res) => res.send({ host }));

async function resolve(name) {
  const response = await fetch(`https://example.com/${name}`);
  return response.json();
}

app.listen(3000);
