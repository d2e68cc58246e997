const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const FILE = process.env.NOTES || path.join(__dirname, 'notes.json');
const inRoot = (name) => path.resolve(__dirname, name);

app.post('/a', async (req, res) => {
  return exclusive('users.json', async () => {
    const all = JSON.parse(await fs.promises.readFile('./users.json', 'utf8'));
    await writeFileAtomic('./users.json', JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.post('/b', async (req, res) => {
  return exclusive('users.json', async () => {
    const all = JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
    await writeFileAtomic('users.json', JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.post('/c', async (req, res) => {
  return exclusive('notes.json', async () => {
    const all = JSON.parse(await fs.promises.readFile(FILE, 'utf8'));
    await writeFileAtomic(FILE, JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.post('/d', async (req, res) => {
  return exclusive('notes.json', async () => {
    const all = JSON.parse(await fs.promises.readFile(inRoot(path.join(__dirname, 'lib', '..', 'notes.json')), 'utf8'));
    await writeFileAtomic(__dirname + '//notes.json', JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.post('/e', async (req, res) => {
  return exclusive('*orders.json + orders.json', async () => {
    const all = JSON.parse(await fs.promises.readFile(path.join(process.env.FOLDER, 'orders.json'), 'utf8'));
    await writeFileAtomic(path.join(process.env.FOLDER, 'orders.json'), JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.post('/f', async (req, res) => {
  return exclusive('*orders.json + orders.json', async () => {
    const all = JSON.parse(await fs.promises.readFile(process.env.FOLDER + 'orders.json', 'utf8'));
    await writeFileAtomic(process.env.FOLDER + 'orders.json', JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.listen(3000);
