const express = require('express');
const crypto = require('crypto');
const { execFileSync } = require('child_process');
const fs = require('fs');
const { promisify } = require('util');
const scryptAsync = promisify(crypto.scrypt);

const app = express();
const users = [];
const jobs = new Map();
const notes = [];

// While this blocked, no other user could get the same id.
app.post('/users', (req, res) => {
  const user = { id: Date.now(), name: req.query.name };
  user.hash = crypto.scryptSync(req.query.password, 'salt', 32).toString('hex'); // stays: needs-review
  users.push(user);
  res.json(user.id);
});

app.post('/jobs', (req, res) => {
  const jobId = `job-${new Date().getTime()}`;
  jobs.set(jobId, execFileSync('uptime', [], { encoding: 'utf8' })); // stays: needs-review
  res.json(jobId);
});

class Tickets {
  async open(text) {
    this.key = String(+new Date());
    this.hash = crypto.pbkdf2Sync(text, 'salt', 1000, 32, 'sha256'); // stays: needs-review
  }
}

app.post('/tickets', async (req, res) => {
  const tickets = new Tickets();
  await tickets.open(req.query.text);
  res.json(tickets.key);
});

// Behind the wait, it is.
app.post('/members', async (req, res) => {
  const hash = (await scryptAsync(req.query.password, 'salt', 32)).toString('hex');
  users.push({ id: Date.now(), hash });
  res.end();
});

// These names are their own in any case, or are no names.
app.post('/tokens', async (req, res) => {
  const id = `${Date.now()}-${Math.random()}`;
  const began = Date.now();
  const hash = (await scryptAsync(id, 'salt', 32)).toString('hex');
  const user = { createdAt: new Date(), id: new Date(req.query.at) };
  user.again = (await scryptAsync(hash, 'salt', 32)).toString('hex');
  res.json({ user, took: Date.now() - began });
});

// Nor is it a time that every `Date` tells.
app.post('/days', async (req, res) => {
  class Date {
    get day() {
      return req.query.day;
    }
  }
  const id = new Date().day;
  res.json({ id, hash: (await scryptAsync(req.query.password, 'salt', 32)).toString('hex') });
});

// A wait that was there let others in before.
app.post('/guests', async (req, res) => {
  const id = Date.now();
  await fetch('https://example.com/greet');
  res.json({ id, hash: (await scryptAsync(req.query.password, 'salt', 32)).toString('hex') });
});

// Files are read in less than that.
app.post('/notes', async (req, res) => {
  const note = { id: Date.now() };
  note.text = await fs.promises.readFile('templates/note.txt', 'utf8');
  notes.push(note);
  res.end();
});

app.get('/', (req, res) => res.json({ users, jobs: [...jobs], notes }));
app.listen(3000);
