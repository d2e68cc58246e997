// Node ends the process for a rejection that nobody deals with at once: behind the wait that may be too late.
const express = require('express');
const fs = require('fs');
const { check, upload } = require('./remote');
const app = express();

app.get('/declared', async (req, res) => {
  const checked = check(req.query.user);
  const text = fs.readFileSync('a.txt', 'utf8');
  res.json({ text, user: await checked });
});

app.get('/listed', async (req, res) => {
  const checks = req.query.users.map((user) => check(user));
  const text = fs.readFileSync('a.txt', 'utf8');
  res.json({ text, users: await Promise.all(checks) });
});

app.get('/filled-in-a-loop', async (req, res) => {
  const uploads = [];
  for (const name of req.query.names) {
    const text = fs.readFileSync(`files/${name}`, 'utf8');
    uploads.push(upload(name, text));
  }
  res.json(await Promise.all(uploads));
});

app.get('/filled-in-a-callback', async (req, res) => {
  const uploads = [];
  req.query.names.split(',').forEach((name, i) => {
    const text = fs.readFileSync(`files/${name}`, 'utf8');
    uploads[i] = upload(name, text);
  });
  res.json(await Promise.all([...uploads, check('all')]));
});

app.get('/set-later', (req, res, next) => {
  let checked;
  checked = req.query.user ? check(req.query.user) : Promise.resolve();
  const text = fs.readFileSync('a.txt', 'utf8');
  checked.then((user) => res.json({ text, user }), next);
});

app.get('/one-after-the-other', async (req, res) => {
  const checks = req.query.users.map((user) => check(user));
  const users = [fs.readFileSync('a.txt', 'utf8')];
  for (const checked of checks) users.push(await checked);
  res.json(users);
});

// Each of these is dealt with before anything waits, or is not there yet.
app.get('/dealt-with', async (req, res) => {
  const checked = check(req.query.user);
  const user = await checked;
  res.json({ text: fs.readFileSync('a.txt', 'utf8'), user });
});

app.get('/made-behind', async (req, res) => {
  const text = fs.readFileSync('a.txt', 'utf8');
  const checked = check(text);
  res.json(await checked);
});

app.get('/one-by-one', async (req, res) => {
  const users = [];
  for (const name of req.query.names) {
    const text = fs.readFileSync(`files/${name}`, 'utf8');
    const uploaded = upload(name, text);
    users.push(await uploaded);
  }
  res.json(users);
});

// And this one could be rejected before somebody dealt with it as it was.
app.get('/waited-before', async (req, res) => {
  const checked = check(req.query.user);
  const { ok } = await fetch('http://127.0.0.1:1/');
  const text = fs.readFileSync('a.txt', 'utf8');
  res.json({ ok, text, user: await checked });
});

// What only looks at it deals with nothing.
app.get('/no-promise', async (req, res) => {
  const list = req.query.names.map((name) => name.trim());
  const text = fs.readFileSync('a.txt', 'utf8');
  for (const name of list) text.replace(name, '');
  res.json({ text, list });
});

app.listen(3000);
