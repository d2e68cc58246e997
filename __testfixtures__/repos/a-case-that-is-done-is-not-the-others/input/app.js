const fs = require('fs');
const express = require('express');

const app = express();
app.use(express.text());

// One request either reads or writes, so that it needs no lock, which others would wait for as long as for the network.
async function settings(kind, text) {
  switch (kind) {
    case 'now':
      return fs.readFileSync('settings.json', 'utf8');
    case 'set':
    case 'change':
      fs.writeFileSync('settings.json', text);
      break;
    default: {
      const answer = await fetch('https://settings.example/' + kind);
      return answer.text();
    }
  }
  return 'changed';
}

// The first case goes on in the second.
async function counted(kind) {
  let count = 0;
  switch (kind) {
    case 'more':
      count = Number(fs.readFileSync('count.txt', 'utf8'));
    case 'again':
      fs.writeFileSync('count.txt', String(count + 1));
      break;
    default:
      await fetch('https://counts.example/' + kind);
  }
  return count;
}

// A case that mostly returns may be left, for what comes behind the switch.
async function listed(kind, name) {
  let list = [];
  switch (kind) {
    case 'add': {
      list = fs.readFileSync('list.txt', 'utf8').split(',');
      if (!list.includes(name)) break;
      return list;
    }
    default:
      await fetch('https://lists.example/' + kind);
  }
  fs.writeFileSync('list.txt', [...list, name].join());
  return list;
}

// What is switched on, and what is compared, comes before each case.
async function levelled(level) {
  switch (fs.readFileSync('level.txt', 'utf8')) {
    case 'low':
      return level;
    case 'high':
      fs.writeFileSync('level.txt', level);
      return 'changed';
    default:
      return (await fetch('https://levels.example/' + level)).text();
  }
}

async function ranked(rank) {
  switch (rank) {
    case fs.readFileSync('rank.txt', 'utf8'):
      return rank;
    case 'new':
      fs.writeFileSync('rank.txt', rank);
      return 'changed';
    default:
      return (await fetch('https://ranks.example/' + rank)).text();
  }
}

async function sorted(sort) {
  switch (sort) {
    default:
      fs.writeFileSync('sort.txt', sort);
      return 'changed';
    case fs.readFileSync('sort.txt', 'utf8'):
      return (await fetch('https://sorts.example/' + sort)).text();
  }
}

app.post('/levelled/:level', async (req, res) => {
  res.send(await levelled(req.params.level));
});
app.post('/ranked/:rank', async (req, res) => {
  res.send(await ranked(req.params.rank));
});
app.post('/sorted/:sort', async (req, res) => {
  res.send(await sorted(req.params.sort));
});
app.post('/settings/:kind', async (req, res) => {
  res.send(await settings(req.params.kind, req.body));
});
app.post('/counted/:kind', async (req, res) => {
  res.json(await counted(req.params.kind));
});
app.post('/listed/:kind/:name', async (req, res) => {
  res.json(await listed(req.params.kind, req.params.name));
});

app.listen(3000);
