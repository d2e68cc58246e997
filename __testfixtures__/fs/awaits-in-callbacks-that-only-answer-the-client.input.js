const express = require('express');
const fs = require('fs');
const printer = require('some-printer');

const app = express();

app.get('/printed', (req, res) => {
  printer.print('page', (e) => {
    if (e) return res.status(500).send(e.message);
    return res.send(fs.readFileSync('printed.txt', 'utf8'));
  });
});

app.get('/queued', (req, res) => {
  printer.queue('page', (error) => res.send(fs.readFileSync('queued.txt', 'utf8')));
});

app.get('/chosen', (req, res) => {
  printer.choose('page', (error) => (error ? res.sendStatus(500) : res.send(fs.readFileSync('chosen.txt', 'utf8'))));
});

app.listen(3000);
