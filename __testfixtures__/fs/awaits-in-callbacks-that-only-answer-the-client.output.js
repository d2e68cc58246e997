const express = require('express');
const fs = require('fs');
const printer = require('some-printer');
const { failTo } = require('./unblock-helpers');

const app = express();

app.get('/printed', (req, res) => {
  printer.print('page', failTo(req.next, async (e) => {
    if (e) return res.status(500).send(e.message);
    return res.send(await fs.promises.readFile('printed.txt', 'utf8'));
  }));
});

app.get('/queued', (req, res) => {
  printer.queue('page', failTo(req.next, async (error) => res.send(await fs.promises.readFile('queued.txt', 'utf8'))));
});

app.get('/chosen', (req, res) => {
  printer.choose('page', failTo(req.next, async (error) => (error ? res.sendStatus(500) : res.send(await fs.promises.readFile('chosen.txt', 'utf8')))));
});

app.listen(3000);
