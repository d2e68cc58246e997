const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

// Both writes behind the update would be lost to that of another request.
app.post('/notes', async (req, res) => {
  const notes = JSON.parse(fs.readFileSync('notes.json', 'utf8'));
  notes.push(req.query.note);
  if (notes.length > 10) clear();
  else fs.writeFileSync('notes.json', JSON.stringify(notes));
  await db.touch(req.query.note);
  if (req.query.isLast) {
    fs.writeFileSync('notes.json', '[]');
    await db.touch('all');
  }
  clear();
  res.end();
});

// It is called under a lock, and elsewhere.
function clear() {
  fs.writeFileSync('notes.json', '["first"]');
}

// It is called under a lock only.
app.post('/users', async (req, res) => {
  const users = JSON.parse(fs.readFileSync('users.json', 'utf8'));
  users.push(req.query.user);
  saveUsers(users);
  await db.touch(req.query.user);
  res.end();
});

function saveUsers(users) {
  fs.writeFileSync('users.json', JSON.stringify(users));
}

app.listen(3000);
