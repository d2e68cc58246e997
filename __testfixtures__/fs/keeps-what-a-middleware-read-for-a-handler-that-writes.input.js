const assert = require('assert');
const fs = require('fs');
const express = require('express');
const app = express();

function mustNotExist(req, res, next) {
  if (fs.existsSync(`notes/${req.params.id}.txt`)) return res.sendStatus(409); // stays: needs-review
  next();
}

app.post('/notes/:id', mustNotExist, (req, res) => {
  fs.writeFileSync(`notes/${req.params.id}.txt`, req.query.text); // stays: needs-review
  res.sendStatus(201);
});

app.use('/tasks', (req, res, next) => {
  req.tasks = JSON.parse(fs.readFileSync('tasks.json', 'utf8')); // stays: needs-review
  next();
});

app.post('/tasks', (req, res) => {
  req.tasks.push(req.query.task);
  fs.writeFileSync('tasks.json', JSON.stringify(req.tasks)); // stays: needs-review
  res.json(req.tasks);
});

app.get('/tasks', (req, res) => {
  res.json(req.tasks);
});

// It decides, and who reads it again does not decide again.
function known(req, res, next) {
  const users = JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: needs-review
  if (!users[req.query.user]) return res.sendStatus(403);
  next();
}

app.post('/users/:name', known, (req, res) => {
  const users = JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: needs-review
  users[req.params.name] = true;
  fs.writeFileSync('users.json', JSON.stringify(users)); // stays: needs-review
  res.sendStatus(201);
});

// So does who throws, in whatever function.
function checkFree(name) {
  const guests = JSON.parse(fs.readFileSync('guests.json', 'utf8')); // stays: needs-review
  if (guests[name]) throw new Error('taken');
}

function mustBeFree(req, res, next) {
  checkFree(req.params.name);
  next();
}

app.post('/guests/:name', mustBeFree, (req, res) => {
  const guests = JSON.parse(fs.readFileSync('guests.json', 'utf8')); // stays: needs-review
  guests[req.params.name] = true;
  fs.writeFileSync('guests.json', JSON.stringify(guests)); // stays: needs-review
  res.sendStatus(201);
});

function checkSeat(name) {
  const seats = JSON.parse(fs.readFileSync('seats.json', 'utf8')); // stays: needs-review
  assert(!seats[name], 'taken');
}

app.use('/seats/:name', (req, res, next) => {
  checkSeat(req.params.name);
  next();
});

app.post('/seats/:name', (req, res) => {
  const seats = JSON.parse(fs.readFileSync('seats.json', 'utf8')); // stays: needs-review
  seats[req.params.name] = true;
  fs.writeFileSync('seats.json', JSON.stringify(seats)); // stays: needs-review
  res.sendStatus(201);
});

function checkHall() {
  const hall = JSON.parse(fs.readFileSync('hall.json', 'utf8')); // stays: needs-review
  if (!hall.open) throw new Error('closed');
}

app.use('/hall', (req, res, next) => {
  checkHall();
  next();
});

app.post('/hall', (req, res) => {
  const hall = JSON.parse(fs.readFileSync('hall.json', 'utf8')); // stays: needs-review
  hall.open = req.query.last === undefined;
  hall.visitors += 1;
  fs.writeFileSync('hall.json', JSON.stringify(hall)); // stays: needs-review
  res.sendStatus(201);
});

// Or who gives an error on, if there is one.
const isGiven = (name) => JSON.parse(fs.readFileSync('prizes.json', 'utf8'))[name] !== true; // stays: needs-review

app.use('/prizes/:name', (req, res, next) => {
  next(isGiven(req.params.name) ? undefined : new Error('given'));
});

app.post('/prizes/:name', (req, res) => {
  const prizes = JSON.parse(fs.readFileSync('prizes.json', 'utf8')); // stays: needs-review
  prizes[req.params.name] = true;
  fs.writeFileSync('prizes.json', JSON.stringify(prizes)); // stays: needs-review
  res.sendStatus(201);
});

const isSold = (name) => JSON.parse(fs.readFileSync('flats.json', 'utf8'))[name] === true; // stays: needs-review

app.use('/flats/:name', (req, res, next) => {
  next(isSold(req.params.name) && new Error('sold'));
});

app.post('/flats/:name', (req, res) => {
  const flats = JSON.parse(fs.readFileSync('flats.json', 'utf8')); // stays: needs-review
  flats[req.params.name] = true;
  fs.writeFileSync('flats.json', JSON.stringify(flats)); // stays: needs-review
  res.sendStatus(201);
});

app.use('/boats/:name', (req, res, next) => {
  let error;
  const boats = JSON.parse(fs.readFileSync('boats.json', 'utf8')); // stays: needs-review
  if (boats[req.params.name] === true) error = new Error('hired');
  next(error);
});

app.post('/boats/:name', (req, res) => {
  const boats = JSON.parse(fs.readFileSync('boats.json', 'utf8')); // stays: needs-review
  boats[req.params.name] = true;
  fs.writeFileSync('boats.json', JSON.stringify(boats)); // stays: needs-review
  res.sendStatus(201);
});

// Or who has another function pass control on.
function unlessBooked(name, next) {
  const rooms = JSON.parse(fs.readFileSync('rooms.json', 'utf8')); // stays: needs-review
  if (rooms[name]) return next(new Error('booked'));
  next();
}

app.use('/rooms/:name', (req, res, next) => {
  unlessBooked(req.params.name, next);
});

app.post('/rooms/:name', (req, res) => {
  const rooms = JSON.parse(fs.readFileSync('rooms.json', 'utf8')); // stays: needs-review
  rooms[req.params.name] = true;
  fs.writeFileSync('rooms.json', JSON.stringify(rooms)); // stays: needs-review
  res.sendStatus(201);
});

// Who looks again for what was there does not find it, either, once it is gone.
function find(id) {
  const bills = JSON.parse(fs.readFileSync('bills.json', 'utf8'));
  if (!bills[id]) throw new Error(`no bill ${id}`);
  return bills[id];
}

app.param('bill', (req, res, next, id) => {
  req.bill = find(id);
  next();
});

app.post('/bills/:bill', (req, res) => {
  const bills = JSON.parse(fs.readFileSync('bills.json', 'utf8'));
  bills[req.params.bill].paid = true;
  fs.writeFileSync('bills.json', JSON.stringify(bills));
  res.sendStatus(201);
});

// Who reads it again does not rely on a middleware that only shows it.
app.use('/visits', (req, res, next) => {
  res.locals.visits = fs.readFileSync('visits.txt', 'utf8');
  next();
});

app.post('/visits', (req, res) => {
  const visits = Number(fs.readFileSync('visits.txt', 'utf8'));
  fs.writeFileSync('visits.txt', String(visits + 1));
  res.sendStatus(201);
});

// It decides by something else.
app.use('/marks', (req, res, next) => {
  if (req.method === 'OPTIONS') return res.sendStatus(204);
  res.locals.marks = fs.readFileSync('marks.txt', 'utf8');
  next();
});

app.post('/marks', (req, res) => {
  const marks = Number(fs.readFileSync('marks.txt', 'utf8'));
  fs.writeFileSync('marks.txt', String(marks + 1));
  res.sendStatus(201);
});

app.use('/votes', (req, res, next) => {
  const votes = fs.readFileSync('votes.txt', 'utf8'); // stays: needs-review
  if (Number(votes) < 10) next();
});

app.post('/votes', (req, res) => {
  const votes = Number(fs.readFileSync('votes.txt', 'utf8')); // stays: needs-review
  fs.writeFileSync('votes.txt', String(votes + 1)); // stays: needs-review
  res.sendStatus(201);
});

app.use('/seats', (req, res, next) => {
  if (!req.query.user) return next();
  const seats = fs.readFileSync('seats.txt', 'utf8'); // stays: needs-review
  if (Number(seats) > 10) {
    throw new Error('full');
  }
  next();
});

app.post('/seats', (req, res) => {
  const seats = Number(fs.readFileSync('seats.txt', 'utf8')); // stays: needs-review
  fs.writeFileSync('seats.txt', String(seats + 1)); // stays: needs-review
  res.sendStatus(201);
});

// It passes control on in any case.
app.use('/stars', (req, res, next) => {
  const stars = fs.readFileSync('stars.txt', 'utf8');
  if (stars === '') return next();
  res.locals.stars = stars;
  next();
});

app.post('/stars', (req, res) => {
  const stars = Number(fs.readFileSync('stars.txt', 'utf8'));
  fs.writeFileSync('stars.txt', String(stars + 1));
  res.sendStatus(201);
});

// The same with variables.
const stock = { apples: 1 };
const inStock = (req, res, next) => (stock[req.params.name] > 0 ? next() : res.sendStatus(409));

app.post('/stock/:name', inStock, (req, res) => {
  fs.appendFileSync('orders.log', req.params.name); // stays: needs-review
  stock[req.params.name] -= 1;
  res.sendStatus(201);
});

let settings = null;
const settingsOf = () => (settings ??= JSON.parse(fs.readFileSync('settings.json', 'utf8')));

// Made once for all.
app.use('/page', (req, res, next) => (settingsOf().isOpen ? next() : res.sendStatus(403)));

app.get('/page', (req, res) => {
  res.send(fs.readFileSync('page.html', 'utf8') + settingsOf().title);
});

// What is read for an answer of its own decides nothing.
app.use('/pages', (req, res, next) => {
  if (req.method === 'GET') return res.send(fs.readFileSync('pages.txt', 'utf8'));
  next();
});

app.post('/pages', (req, res) => {
  fs.writeFileSync('pages.txt', req.query.text);
  res.sendStatus(201);
});

const folders = new Map();
function folderOf(user) {
  if (!folders.has(user)) folders.set(user, `homes/${user}`);
  return folders.get(user);
}

// The function is complete in itself.
app.use('/homes', (req, res, next) => (folderOf(req.query.user) ? next() : res.sendStatus(403)));

app.get('/homes', (req, res) => {
  res.send(fs.readFileSync('welcome.txt', 'utf8') + folderOf(req.query.user));
});

// Names that may be alike in general are those of other files.
function hasKey(req, res, next) {
  if (!fs.existsSync(`data/key-${req.query.key}`)) return res.sendStatus(403);
  next();
}

app.post('/data/:name', hasKey, (req, res) => {
  fs.writeFileSync(`data/${req.params.name}`, req.query.text);
  res.sendStatus(201);
});

app.listen(3000);
