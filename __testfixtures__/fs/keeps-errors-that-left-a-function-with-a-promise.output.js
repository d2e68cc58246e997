const fs = require('fs');
const express = require('express');
const axios = require('axios');
const app = express();

function send(name) {
  const key = fs.readFileSync(`keys/${name}`, 'utf8'); // stays: needs-review
  return axios.post('https://example.org', { key });
}

// A missing key ends in the error handler of Express so far, not here.
app.post('/send/:name', (req, res) => {
  send(req.params.name)
    .then(({ data }) => res.json(data))
    .catch(() => res.sendStatus(502));
});

async function ask(name) {
  const key = await fs.promises.readFile(`questions/${name}`, 'utf8');
  return axios.post('https://example.org', { key });
}

// There it ends in either case.
app.post('/ask/:name', (req, res, next) => {
  ask(req.params.name)
    .then(({ data }) => res.json(data))
    .catch(next);
});

app.listen(3000);
