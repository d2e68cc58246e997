import express from 'express';
import * as fs from 'fs';
import { Notes, Settings } from './notes.js';

class Report {
  static template = fs.readFileSync('report.html'); // found: startup
  static style = fs.readFileSync('report.css'); // found: startup
  static {
    fs.mkdirSync('reports'); // found: startup
  }
  count = 0;
  head = fs.readFileSync('head.html'); // found: request GET /report
}

const app = express();
const notes = new Notes();
const settings = new Settings();
app.get('/report', (_req, res) => res.send(new Report().head));
app.get('/notes', (_req, res) => res.send(notes.list('all')));
app.put('/settings', (_req, res) => res.send(settings.save()));
app.listen(3000);
