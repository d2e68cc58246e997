const bcrypt = require('bcrypt');
const express = require('express');
const Database = require('better-sqlite3');
const { exclusive } = require('./unblock-helpers');

const app = express();
const db = new Database('app.db'); // stays: no-async-form
const find = db.prepare('SELECT * FROM users WHERE name = ?');
const statements = { add: db.prepare('INSERT INTO "users" (name, hash) VALUES (?, ?)') };

// Two of the same name must not both find it free.
app.post('/users', async (req, res) => {
  return exclusive('users', async () => {
    if (find.get(req.body.name)) return res.sendStatus(409); // stays: no-async-form
    const hash = await bcrypt.hash(req.body.password, 10);
    statements.add.run(req.body.name, hash); // stays: no-async-form
    res.sendStatus(201);
  });
});

// Another table is written than was read.
app.post('/sessions', async (req, res) => {
  const user = find.get(req.body.name); // stays: no-async-form
  if (!user || !(await bcrypt.compare(req.body.password, user.hash))) return res.sendStatus(401);
  db.prepare('INSERT INTO sessions (user) VALUES (?)').run(user.id); // stays: no-async-form
  res.sendStatus(201);
});

// It writes the same table, and so waits its turn.
app.delete('/users/:name', async (req, res) => {
  return exclusive('users', async () => {
    db.prepare('DELETE FROM users WHERE name = ?').run(req.params.name); // stays: no-async-form
    res.end();
  });
});

app.listen(3000);
