const express = require('express');
const fs = require('fs');
const { writeFileAtomic, readWhole, exclusive, shared } = require('./unblock-helpers');

const app = express();
const load = (name) => ({ name });

// What is in `finally` comes behind an answer that is returned.
app.post('/tried', (req, res) => {
  try {
    const note = load(req.query.name);
    return res.json(note);
  } catch (error) {
    return res.status(400).end();
  } finally {
    fs.writeFileSync('tried.txt', req.query.name); // stays: needs-review
  }
});

app.get('/tried', async (req, res) => {
  res.send(await readWhole('tried.txt', 'utf8'));
});

// Only who was refused has an answer before that.
app.post('/caught', (req, res) => {
  try {
    load(req.query.name);
  } catch (error) {
    res.status(400).end();
  } finally {
    fs.writeFileSync('caught.txt', req.query.name); // stays: needs-review
  }
  res.end();
});

app.get('/caught', async (req, res) => {
  res.send(await readWhole('caught.txt', 'utf8'));
});

// Who has an answer does not come here.
app.post('/left', async (req, res) => {
  let note;
  try {
    note = load(req.query.name);
    if (!note.name) return res.sendStatus(404);
  } catch (error) {
    return res.status(400).end();
  }
  await writeFileAtomic('left.txt', note.name);
  res.json(note);
});

app.get('/left', async (req, res) => {
  res.send(await fs.promises.readFile('left.txt', 'utf8'));
});

// Here the answer comes last.
app.post('/closed', async (req, res) => {
  try {
    await writeFileAtomic('closed.txt', req.query.name);
  } finally {
    res.end();
  }
});

app.get('/closed', async (req, res) => {
  res.send(await fs.promises.readFile('closed.txt', 'utf8'));
});

// The second round comes behind the first answer.
let waiting = [];

app.get('/poll', (req, res) => {
  waiting.push(res);
});

app.post('/poll', (req, res) => {
  const clients = waiting;
  waiting = [];
  for (const response of clients) {
    fs.writeFileSync('poll.txt', req.query.name); // stays: needs-review
    response.json({ name: req.query.name });
  }
  res.end();
});

app.post('/called', (req, res) => {
  const clients = waiting;
  waiting = [];
  clients.forEach((response) => {
    fs.writeFileSync('poll.txt', req.query.name); // stays: needs-review
    response.json({ name: req.query.name });
  });
  res.end();
});

app.get('/polled', async (req, res) => {
  res.send(await readWhole('poll.txt', 'utf8'));
});

// A request has one answer, so that the next rounds do nothing.
app.post('/found', async (req, res) => {
  return exclusive('found.txt', async () => {
    for (const note of req.body) {
      if (note.name === req.query.name) {
        await writeFileAtomic('found.txt', note.name);
        res.json(note);
      }
    }
  });
});

app.get('/found', async (req, res) => {
  return shared('found.txt', async () => {
    res.send(await fs.promises.readFile('found.txt', 'utf8'));
  });
});

// One round that refuses is the last.
app.post('/all', async (req, res) => {
  return exclusive('all-*.txt', async () => {
    for (const name of req.body) {
      if (!load(name).name) {
        res.sendStatus(404);
        return;
      }
      await writeFileAtomic(`all-${name}.txt`, name);
    }
    res.end();
  });
});

app.get('/all', async (req, res) => {
  return shared('all-*.txt', async () => {
    res.send(await fs.promises.readFile(`all-${req.query.name}.txt`, 'utf8'));
  });
});

app.listen(3000);
