const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const settings = { visits: 0, name: 'shop' };
const drafts = [{ visits: 0 }];

function count(target) {
  target.visits = target.visits || 0;
  if (target.visits < 1000) target.visits += 1;
}

function countTwice(target) {
  count(target);
  count(target);
}

function first(list) {
  return list[0];
}

// These pass what is their own: no lock.
app.post('/own', async (req, res) => {
  const wanted = { ...req.body };
  const before = settings.visits;
  wanted.page = await fs.promises.readFile('page.html', 'utf8');
  count(wanted);
  res.json({ wanted, before });
});

app.post('/own/deeper', async (req, res) => {
  const wanted = { ...req.body };
  const before = settings.visits;
  wanted.page = await fs.promises.readFile('page.html', 'utf8');
  countTwice(wanted);
  res.json({ wanted, before });
});

// What one call passes does not come out of another.
app.post('/own/first', async (req, res) => {
  const before = first(drafts).visits;
  const page = await fs.promises.readFile('page.html', 'utf8');
  first(req.body.list).visits = before;
  res.json({ page, list: req.body.list });
});

// These pass what all requests have.
app.post('/settings', async (req, res) => {
  return exclusive('settings', async () => {
    const before = settings.visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    count(settings);
    res.json({ page, before });
  });
});

app.post('/settings/deeper', async (req, res) => {
  return exclusive('settings', async () => {
    const before = settings.visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    countTwice(settings);
    res.json({ page, before });
  });
});

app.post('/drafts', async (req, res) => {
  return exclusive('drafts', async () => {
    const before = first(drafts).visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    first(drafts).visits = before + 1;
    res.json({ page });
  });
});

// It waits itself, and so it holds the lock.
async function stamp(target) {
  return exclusive('settings', async () => {
    const before = target.visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    target.visits = before + page.length;
  });
}

app.post('/stamp', async (req, res) => {
  return exclusive('settings', async () => {
    await stamp(settings);
    res.json({ settings });
  });
});

app.listen(3000);
