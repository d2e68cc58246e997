const fs = require('fs');
const express = require('express');
const { promisify } = require('util');
const { readDescriptor, exclusive, shared } = require('./unblock-helpers');
const openAsync = promisify(fs.open);
const writeAsync = promisify(fs.write);
const fsyncAsync = promisify(fs.fsync);
const closeAsync = promisify(fs.close);
const readAsync = promisify(fs.read);
const fstatAsync = promisify(fs.fstat);

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('visits.txt', async () => {
    const fd = await openAsync('visits.txt', 'r+');
    const buffer = Buffer.alloc(10);
    const length = (await readAsync(fd, buffer, 0, 10, 0)).bytesRead;
    const visits = Number(buffer.toString('utf8', 0, length)) + 1;
    await writeAsync(fd, String(visits), 0);
    await closeAsync(fd);
    res.json({ visits });
  });
});

app.put('/names/:name', async (req, res) => {
  return exclusive('names.txt', async () => {
    const fd = await openAsync('names.txt', 'w');
    await writeAsync(fd, req.params.name);
    await fsyncAsync(fd);
    await closeAsync(fd);
    res.end();
  });
});

app.get('/names', async (req, res) => {
  return shared('names.txt', async () => {
    const fd = await openAsync('names.txt');
    const names = await readDescriptor(fd, 'utf8');
    await closeAsync(fd);
    res.send(names);
  });
});

app.get('/help', async (req, res) => {
  const fd = await openAsync('help.txt', 'r');
  const { size } = await fstatAsync(fd);
  const text = await readDescriptor(fd, 'utf8');
  await closeAsync(fd);
  res.json({ size, text });
});

app.listen(3000);
