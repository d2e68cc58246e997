// All handlers that one wrapper makes are one function; what they share with each other is that of what they wrap.
const { AsyncLocalStorage } = require('async_hooks');
const express = require('express');
const fs = require('fs');

const app = express();
const storage = new AsyncLocalStorage();

const caught = (handler) => (req, res, next) => Promise.resolve(handler(req, res, next)).catch(next);
const tried = (handler) => async (req, res, next) => {
  try {
    await handler(req, res, next);
  } catch (error) {
    next(error);
  }
};

const loadCount = caught(async (req, res, next) => {
  req.count = JSON.parse(fs.readFileSync('data/count.json', 'utf8')); // stays: needs-review
  next();
});
app.post(
  '/count',
  loadCount,
  caught(async (req, res) => {
    req.count.visits += 1;
    fs.writeFileSync('data/count.json', JSON.stringify(req.count)); // stays: needs-review
    res.send(req.count);
  }),
);

const loadUser = tried(async (req, res, next) => {
  req.user = JSON.parse(fs.readFileSync('data/user.json', 'utf8')); // stays: needs-review
  next();
});
app.post(
  '/user',
  loadUser,
  tried(async (req, res) => {
    req.user.points += 1;
    fs.writeFileSync('data/user.json', JSON.stringify(req.user)); // stays: needs-review
    res.send(req.user);
  }),
);

// What runs in a context passes control on at once, too.
app.use('/notes', (req, res, next) =>
  storage.run(JSON.parse(fs.readFileSync('data/notes.json', 'utf8')), next), // stays: needs-review
);
app.post('/notes', (req, res) => {
  const notes = storage.getStore();
  notes.push(req.query.note);
  fs.writeFileSync('data/notes.json', JSON.stringify(notes)); // stays: needs-review
  res.send(notes);
});

// Others that are wrapped share nothing with these.
app.get(
  '/title',
  caught(async (req, res) => {
    res.send(await fs.promises.readFile('title.txt', 'utf8'));
  }),
);

app.listen(3000);
