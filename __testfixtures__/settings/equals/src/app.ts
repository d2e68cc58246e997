import express = require('express');
import crypto = require('crypto');
import childProcess = require('child_process');
import nodeFs = require('fs');
import type { Request, Response } from 'express';
import Notes = require('./notes');
import lists = require('./lists');

const { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } = nodeFs;
const app = express();
const notes = new Notes('notes');

app.get('/notes/:id', (req: Request, res: Response) => {
  res.json(notes.find(req.params['id'] ?? ''));
});
app.post('/notes', (req, res) => {
  notes.add(String(req.body));
  res.sendStatus(201);
});
app.get('/size/:name', (req, res) => {
  const name = req.params['name'] ?? '';
  if (!existsSync(name)) return res.sendStatus(404);
  return res.json(statSync(name).size);
});
app.get('/run', (_req, res) => {
  const { stdout, status } = childProcess.spawnSync('ls', ['-l'], { encoding: 'utf8' });
  res.json([childProcess.execSync('date').toString(), stdout, status]);
});
app.get('/key', (_req, res) => {
  res.json(crypto.pbkdf2Sync('a', 'b', 1000, 32, 'sha256').toString('hex'));
});
app.post('/made', (req, res) => {
  if (!existsSync('made')) mkdirSync('made');
  if (existsSync('made/old')) unlinkSync('made/old');
  writeFileSync('made/new', String(req.body));
  res.send(readFileSync('made/newest', 'utf8'));
});
app.get('/lists', (_req, res) => {
  res.json([lists.each(['a', 'b']), lists.total(['a'])]);
});
app.listen(3000);
