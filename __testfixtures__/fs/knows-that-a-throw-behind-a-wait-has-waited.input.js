const express = require('express');
const fs = require('fs');

const app = express();
app.use(express.json());

let syncing = false;
let counting = false;
let listing = false;

// Whatever throws does so after one wait, and all other ways lead through another.
app.post('/sync', async (req, res) => {
  if (syncing) return res.end();
  syncing = true;
  try {
    if (fs.existsSync('list.xml')) {
      const answer = await fetch('https://lists.example/age');
      const { age } = parse(answer);
      if (age < req.body.age) return res.end();
    }
    await fetch('https://lists.example/all');
  } finally {
    syncing = false;
  }
  res.end();
});

// What is parsed may throw before anything is waited for.
app.post('/count', async (req, res) => {
  if (counting) return res.end();
  counting = true;
  try {
    if (fs.existsSync('count.xml')) {
      const { age } = parse(req.body);
      await fetch('https://lists.example/' + age);
    }
    await fetch('https://lists.example/all');
  } finally {
    counting = false;
  }
  res.end();
});

// The wait before it may be left out.
app.post('/list', async (req, res) => {
  if (listing) return res.end();
  listing = true;
  try {
    if (fs.existsSync('list.xml')) {
      if (req.body.age) await fetch('https://lists.example/age');
      parse(req.body);
    }
    await fetch('https://lists.example/all');
  } finally {
    listing = false;
  }
  res.end();
});

function parse(text) {
  if (!text) throw new Error('There is nothing.');
  return JSON.parse(text);
}
