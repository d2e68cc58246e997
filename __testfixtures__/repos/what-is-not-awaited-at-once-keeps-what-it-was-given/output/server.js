const express = require('express');
const fs = require('fs');

const app = express();

async function render(page) {
  const text = fs.readFileSync('page.html', 'utf8'); // stays: needs-review
  return text + page.title;
}

app.get('/render', async (req, res) => {
  const page = { title: 'first' };
  const first = render(page);
  page.title = 'second';
  res.send(await first);
});

async function tag(req) {
  const version = fs.readFileSync('version', 'utf8'); // stays: needs-review
  req.version = version;
}

app.use((req, res, next) => {
  tag(req).catch(next);
  next();
});

const load = (user) =>
  new Promise((resolve) => {
    user.name = fs.readFileSync('name', 'utf8'); // stays: needs-review
    resolve();
  });

app.get('/name', (req, res) => {
  const user = {};
  load(user);
  res.json(user);
});

async function add(sizes, name) {
  sizes.push(fs.readFileSync(name).length); // stays: needs-review
}

app.get('/sizes', async (req, res) => {
  const sizes = [];
  await Promise.all(req.query.names.map((name) => add(sizes, name)));
  res.json(sizes);
});

// Nobody changes the letter meanwhile.
async function send(letter) {
  const text = await fs.promises.readFile('letter.txt', 'utf8');
  return text + letter.to;
}

app.get('/send', async (req, res) => {
  const letter = { to: req.query.to };
  const sent = send(letter);
  const title = req.query.title;
  res.send(title + (await sent));
});

// It has used all of the note before it waits.
async function keep(note) {
  const name = note.name;
  return fs.promises.readFile(name, 'utf8');
}

app.get('/keep', async (req, res) => {
  const note = { name: req.query.name };
  const kept = keep(note);
  note.name = '';
  res.send(await kept);
});

app.listen(3000);
