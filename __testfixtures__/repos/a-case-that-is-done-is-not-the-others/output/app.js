const fs = require('fs');
const express = require('express');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.text());

// One request either reads or writes, so that it needs no lock, which others would wait for as long as for the network.
async function settings(kind, text) {
  switch (kind) {
    case 'now':
      return fs.promises.readFile('settings.json', 'utf8');
    case 'set':
    case 'change':
      await writeFileAtomic('settings.json', text);
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
  await exclusive('count.txt', async () => {
    switch (kind) {
      case 'more':
        count = Number(await fs.promises.readFile('count.txt', 'utf8'));
      case 'again':
        await writeFileAtomic('count.txt', String(count + 1));
        break;
      default:
        await unlocked('count.txt', fetch('https://counts.example/' + kind));
    }
  });
  return count;
}

// A case that mostly returns may be left, for what comes behind the switch.
async function listed(kind, name) {
  let list = [];
  return await exclusive('list.txt', async () => {
    switch (kind) {
      case 'add': {
        list = (await fs.promises.readFile('list.txt', 'utf8')).split(',');
        if (!list.includes(name)) break;
        return list;
      }
      default:
        await unlocked('list.txt', fetch('https://lists.example/' + kind));
    }
    await writeFileAtomic('list.txt', [...list, name].join());
    return list;
  });
}

// What is switched on, and what is compared, comes before each case.
async function levelled(level) {
  return await exclusive('level.txt', async () => {
    switch (await fs.promises.readFile('level.txt', 'utf8')) {
      case 'low':
        return level;
      case 'high':
        await writeFileAtomic('level.txt', level);
        return 'changed';
      default:
        return unlocked('level.txt', (await unlocked('level.txt', fetch('https://levels.example/' + level))).text());
    }
  });
}

async function ranked(rank) {
  return await exclusive('rank.txt', async () => {
    switch (rank) {
      case await fs.promises.readFile('rank.txt', 'utf8'):
        return rank;
      case 'new':
        await writeFileAtomic('rank.txt', rank);
        return 'changed';
      default:
        return unlocked('rank.txt', (await unlocked('rank.txt', fetch('https://ranks.example/' + rank))).text());
    }
  });
}

async function sorted(sort) {
  return await exclusive('sort.txt', async () => {
    switch (sort) {
      default:
        await writeFileAtomic('sort.txt', sort);
        return 'changed';
      case await fs.promises.readFile('sort.txt', 'utf8'):
        return unlocked('sort.txt', (await unlocked('sort.txt', fetch('https://sorts.example/' + sort))).text());
    }
  });
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
