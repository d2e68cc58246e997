const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const FILE = path.join(__dirname, 'users.json');
const BACKUP = path.join(__dirname, 'rooms.bak');
const PARTS = [__dirname, 'days.json'];
const at = path.join.bind(path, __dirname, 'data');

async function read(file) {
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
}

app.post('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    const users = await read(FILE.replace(/\.json$/, '.bak').replace('.bak', '.json'));
    users.push(req.body);
    await writeFileAtomic(FILE, JSON.stringify(users));
    res.end();
  });
});

app.post('/rooms', async (req, res) => {
  return exclusive('rooms.json', async () => {
    const file = BACKUP.slice(0, -4);
    const rooms = await read(file + '.json');
    rooms.push(req.body);
    await writeFileAtomic(file + '.json', JSON.stringify(rooms));
    res.end();
  });
});

app.put('/rooms', async (req, res) => {
  return exclusive('rooms.json', async () => {
    const file = path.join(__dirname, 'rooms.json');
    const rooms = await read(file);
    rooms.pop();
    await writeFileAtomic(file, JSON.stringify(rooms));
    res.end();
  });
});

app.post('/days', async (req, res) => {
  return exclusive('days.json', async () => {
    const days = await read(path.join(...PARTS));
    days.push(req.body);
    await writeFileAtomic(path.join.apply(path, PARTS), JSON.stringify(days));
    res.end();
  });
});

app.put('/days', async (req, res) => {
  return exclusive('days.json', async () => {
    let file = __dirname;
    file += '/days';
    file += '.json';
    const days = await read(file);
    days.pop();
    await writeFileAtomic(file, JSON.stringify(days));
    res.end();
  });
});

app.post('/lists', async (req, res) => {
  return exclusive('data/lists.json', async () => {
    const lists = await read(at('lists.json'));
    lists.push(req.body);
    await writeFileAtomic(at('lists.json'), JSON.stringify(lists));
    res.end();
  });
});

app.put('/lists', async (req, res) => {
  return exclusive('data/lists.json', async () => {
    const file = path.format({ dir: path.join(__dirname, 'data'), name: 'lists', ext: '.json' });
    const lists = await read(file);
    lists.pop();
    await writeFileAtomic(file, JSON.stringify(lists));
    res.end();
  });
});

// It is another file.
app.post('/log', async (req, res) => {
  await writeFileAtomic(FILE.replace('.json', '.log'), 'asked');
  res.end();
});

app.listen(3000);
