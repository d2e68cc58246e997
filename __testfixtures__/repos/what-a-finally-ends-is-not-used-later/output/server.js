const express = require('express');
const fs = require('fs');

const app = express();

async function read(file) {
  if (!fs.existsSync(file)) return ''; // stays: needs-review
  return fs.readFileSync(file, 'utf8'); // stays: needs-review
}

async function readOnce(file) {
  try {
    return read(file);
  } finally {
    await fs.promises.unlink(file);
  }
}

app.get('/once', async (req, res) => {
  res.send(await readOnce(`uploads/${req.query.name}`));
});

async function head(fd) {
  const buffer = Buffer.alloc(4);
  fs.readSync(fd, buffer, 0, 4, 0); // stays: needs-review
  return buffer.toString();
}

app.get('/head', async (req, res) => {
  const file = await fs.promises.open('data.bin');
  let found;
  try {
    found = head(file.fd);
  } finally {
    file.close();
  }
  res.send(await found);
});

async function load(state) {
  const text = fs.readFileSync('text.txt', 'utf8'); // stays: needs-review
  return state.isBusy ? text : '';
}

async function loadBusy(state) {
  state.isBusy = true;
  try {
    return load(state);
  } finally {
    state.isBusy = false;
  }
}

app.get('/busy', async (req, res) => {
  res.send(await loadBusy({}));
});

class Note {
  constructor() {
    this.title = 'first';
  }

  async render() {
    const text = fs.readFileSync('note.txt', 'utf8'); // stays: needs-review
    return text + this.title;
  }

  async body() {
    const title = this.title;
    return title + await fs.promises.readFile('body.txt', 'utf8');
  }
}

app.get('/note', async (req, res) => {
  const note = new Note();
  const rendered = note.render();
  note.title = 'second';
  res.send(await rendered);
});

// It has used all of the note before it waits.
app.get('/body', async (req, res) => {
  const note = new Note();
  const body = note.body();
  note.title = 'second';
  res.send(await body);
});

// The file is there as long as it is read.
async function take(file) {
  return fs.promises.readFile(file, 'utf8');
}

async function takeOnce(file) {
  try {
    return await take(file);
  } finally {
    await fs.promises.unlink(file);
  }
}

app.get('/take', async (req, res) => {
  res.send(await takeOnce(`notes/${req.query.name}`));
});

// What comes last has nothing to do with it.
async function count(name) {
  const started = Date.now();
  try {
    return take(name);
  } finally {
    console.log(name, Date.now() - started);
  }
}

app.get('/count', async (req, res) => {
  res.send(await count(`counts/${req.query.name}`));
});

app.listen(3000);
