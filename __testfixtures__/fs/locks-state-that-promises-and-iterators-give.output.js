const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const bus = new EventEmitter();
const pages = { count: 0 };
const rooms = new Map([['first', { count: 0 }]]);
const days = { count: 0 };
const lists = [[{ count: 0 }]];
const held = { count: 0 };
const heard = { count: 0 };
const reference = new WeakRef(held);
const ready = Promise.resolve(pages);

function* all() {
  yield days;
}

bus.on('heard', (state) => {
  const before = state.count;
  state.count = before + 1;
});

app.post('/pages', (req, res) => {
  return ready.then(async (state) => {
    return exclusive('pages.count + ready.count', async () => {
      const before = state.count;
      const page = await fs.promises.readFile('page.html', 'utf8');
      state.count = before + 1;
      res.send(page);
    });
  });
});

app.post('/rooms', async (req, res) => {
  return exclusive('rooms.count', async () => {
    const room = rooms.values().next().value;
    const before = room.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    room.count = before + 1;
    res.send(page);
  });
});

app.post('/days', async (req, res) => {
  return exclusive('days.count', async () => {
    for (const day of all()) {
      const before = day.count;
      const page = await fs.promises.readFile('page.html', 'utf8');
      day.count = before + 1;
      res.write(page);
    }
    res.end();
  });
});

app.post('/lists', async (req, res) => {
  return exclusive('lists', async () => {
    const [item] = lists.flat();
    const before = item.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    item.count = before + 1;
    res.send(page);
  });
});

app.post('/held', async (req, res) => {
  return exclusive('held.count + reference', async () => {
    const state = reference.deref();
    const before = state.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.count = before + 1;
    res.send(page);
  });
});

app.post('/heard', (req, res) => {
  bus.emit('heard', heard);
  res.end();
});

app.put('/pages', async (req, res) => {
  return exclusive('pages.count + ready.count', async () => {
    const before = pages.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    pages.count = before + 1;
    res.send(page);
  });
});

app.put('/rooms', async (req, res) => {
  return exclusive('rooms.count', async () => {
    const room = rooms.get('first');
    const before = room.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    room.count = before + 1;
    res.send(page);
  });
});

app.put('/days', async (req, res) => {
  return exclusive('days.count', async () => {
    const before = days.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    days.count = before + 1;
    res.send(page);
  });
});

app.put('/lists', async (req, res) => {
  return exclusive('lists', async () => {
    const before = lists[0][0].count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    lists[0][0].count = before + 1;
    res.send(page);
  });
});

app.put('/held', async (req, res) => {
  return exclusive('held.count + reference', async () => {
    const before = held.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    held.count = before + 1;
    res.send(page);
  });
});

app.put('/heard', (req, res) => {
  const before = heard.count;
  const page = fs.readFileSync('page.html', 'utf8'); // stays: needs-review
  heard.count = before + 1;
  res.send(page);
});

app.listen(3000);
