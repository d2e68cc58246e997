const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

// Both writes behind the update would be lost to that of another request.
app.post('/notes', async (req, res) => {
  await exclusive('notes.json', async () => {
    const notes = JSON.parse(await fs.promises.readFile('notes.json', 'utf8'));
    notes.push(req.query.note);
    if (notes.length > 10) await clear();
    else await writeFileAtomic('notes.json', JSON.stringify(notes));
  });
  await db.touch(req.query.note);
  if (req.query.isLast) {
    await exclusive('notes.json', async () => {
      await writeFileAtomic('notes.json', '[]');
    });
    await db.touch('all');
  }
  await clear();
  res.end();
});

// It is called under a lock, and elsewhere.
async function clear() {
  return exclusive('notes.json', async () => {
    await writeFileAtomic('notes.json', '["first"]');
  });
}

// It is called under a lock only.
app.post('/users', async (req, res) => {
  await exclusive('users.json', async () => {
    const users = JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
    users.push(req.query.user);
    await saveUsers(users);
  });
  await db.touch(req.query.user);
  res.end();
});

async function saveUsers(users) {
  await writeFileAtomic('users.json', JSON.stringify(users));
}

app.listen(3000);
