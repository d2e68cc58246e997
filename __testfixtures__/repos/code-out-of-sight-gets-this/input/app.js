const express = require('express');
const greeter = require('greeter');
const { Called, Bound, Asked, Extended } = require('./rooms');

const app = express();

// What a package is called on it may use as it likes.
app.get('/called', (req, res) => {
  const room = new Called();
  greeter.greet.call(room, req.query.name);
  res.send(room.notes());
});

app.get('/bound', (req, res) => {
  const room = new Bound();
  const greet = greeter.greet.bind(room);
  greet(req.query.name);
  res.send(room.notes());
});

// The language itself only looks, and what a class is made of calls nothing of those that extend it.
app.get('/asked', (req, res) => {
  const room = new Asked();
  if (Object.prototype.hasOwnProperty.call(room, req.query.name)) return res.send('');
  res.send(room.notes());
});

app.get('/extended', (req, res) => {
  const room = new Extended();
  const notes = room.notes.bind(room);
  res.send(notes());
});

app.listen(3000);
