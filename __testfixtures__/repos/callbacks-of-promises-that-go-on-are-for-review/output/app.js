const express = require('express');
const fs = require('fs');

const app = express();

function load(name) {
  return Promise.resolve(JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'))); // stays: needs-review
}

async function save(name, value) {
  fs.writeFileSync(`${name}.json`, JSON.stringify(value)); // stays: needs-review
}

// All of it was one piece, and nobody waits for its end here: a lock would be gone too soon.
app.post('/visit', (req, res, next) => {
  load('visits')
    .then((visits) => {
      visits.count += 1;
      return save('visits', visits).then(() => res.json(visits));
    })
    .catch(next);
});

async function title(name) {
  return fs.promises.readFile(`${name}.txt`, 'utf8');
}

// Nobody changes what it reads.
app.get('/title', (req, res, next) => {
  title('title')
    .then((text) => res.send(text))
    .catch(next);
});

app.listen(3000);
