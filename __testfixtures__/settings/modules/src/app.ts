import express from 'express';
import type { Request, Response } from 'express';
import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync, mkdirSync, rmSync } from 'fs';
import { execFileSync, execSync, spawnSync } from 'child_process';
import { pbkdf2Sync, randomBytes } from 'crypto';
import { gunzipSync } from 'zlib';
import { outputFileSync, outputJsonSync, writeJsonSync } from 'fs-extra';
import { Notes } from './notes';
import { each, total } from './lists';

const app = express();
const notes = new Notes('notes');

app.param('id', (req: Request, res: Response, next, id) => {
  if (existsSync(id)) next();
  else res.sendStatus(req.params['id'] === undefined ? 404 : 400);
});
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
  const { stdout, status } = spawnSync('ls', ['-l'], { encoding: 'utf8' });
  res.json([execSync('date').toString(), execFileSync('id', { encoding: 'utf8' }), stdout, status]);
});
app.get('/key', (_req, res) => {
  res.json([pbkdf2Sync('a', 'b', 1000, 32, 'sha256').toString('hex'), randomBytes(100000).length]);
});
app.get('/unzipped', (_req, res) => {
  res.send(gunzipSync(readFileSync('a.gz')).toString());
});
app.post('/made', (req, res) => {
  if (!existsSync('made')) mkdirSync('made');
  if (existsSync('made/old')) unlinkSync('made/old');
  if (existsSync('made/older')) rmSync('made/older');
  writeFileSync('made/new', String(req.body));
  writeJsonSync('made/a.json', req.body, { spaces: 2 });
  outputJsonSync('made/b.json', req.body);
  outputFileSync('made/c/d', 'text');
  res.sendStatus(201);
});
app.get('/lists', (_req, res) => {
  res.json([each(['a', 'b']), total(['a'])]);
});
app.post('/upload', (req, res) => {
  req.on('end', () => {
    writeFileSync('uploaded', 'all');
    res.sendStatus(201);
  });
});
app.listen(3000);
