const express = require('express');
const { cachedExists, unlocked, exclusive } = require('./unblock-helpers');

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
    if (await cachedExists('list.xml')) {
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
  return await exclusive('counting', async () => {
    if (counting) return res.end();
    counting = true;
    try {
      if (await cachedExists('count.xml')) {
        const { age } = parse(req.body);
        await unlocked('counting', fetch('https://lists.example/' + age));
      }
      await unlocked('counting', fetch('https://lists.example/all'));
    } finally {
      counting = false;
    }
    res.end();
  });
});

// The wait before it may be left out.
app.post('/list', async (req, res) => {
  return await exclusive('listing', async () => {
    if (listing) return res.end();
    listing = true;
    try {
      if (await cachedExists('list.xml')) {
        if (req.body.age) await unlocked('listing', fetch('https://lists.example/age'));
        parse(req.body);
      }
      await unlocked('listing', fetch('https://lists.example/all'));
    } finally {
      listing = false;
    }
    res.end();
  });
});

function parse(text) {
  if (!text) throw new Error('There is nothing.');
  return JSON.parse(text);
}
