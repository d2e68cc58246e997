const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const FILE = process.env.NOTES || path.join(__dirname, 'notes.json');
const inRoot = (name) => path.resolve(__dirname, name);

app.post('/a', (req, res) => {
  const all = JSON.parse(fs.readFileSync('./users.json', 'utf8'));
  fs.writeFileSync('./users.json', JSON.stringify([...all, req.body]));
  res.end();
});

app.post('/b', (req, res) => {
  const all = JSON.parse(fs.readFileSync('users.json', 'utf8'));
  fs.writeFileSync('users.json', JSON.stringify([...all, req.body]));
  res.end();
});

app.post('/c', (req, res) => {
  const all = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  fs.writeFileSync(FILE, JSON.stringify([...all, req.body]));
  res.end();
});

app.post('/d', (req, res) => {
  const all = JSON.parse(fs.readFileSync(inRoot(path.join(__dirname, 'lib', '..', 'notes.json')), 'utf8'));
  fs.writeFileSync(__dirname + '//notes.json', JSON.stringify([...all, req.body]));
  res.end();
});

app.post('/e', (req, res) => {
  const all = JSON.parse(fs.readFileSync(path.join(process.env.FOLDER, 'orders.json'), 'utf8'));
  fs.writeFileSync(path.join(process.env.FOLDER, 'orders.json'), JSON.stringify([...all, req.body]));
  res.end();
});

app.post('/f', (req, res) => {
  const all = JSON.parse(fs.readFileSync(process.env.FOLDER + 'orders.json', 'utf8'));
  fs.writeFileSync(process.env.FOLDER + 'orders.json', JSON.stringify([...all, req.body]));
  res.end();
});

app.listen(3000);
