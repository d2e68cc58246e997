import express from 'express';
import { isThere, loadNote } from './lib/compat.js';
import { hasNote, load, notes } from './lib/index.js';
import { count } from './lib/partly.js';

console.log('starts', loadNote('first'), isThere('none'), count(['first']), load('first'), hasNote('second'), notes.all(['first', 'third']));

const app = express();
app.get('/', (req, res) => res.json([load('second'), hasNote('first')]));
app.get('/all', (req, res) => res.json(notes.all(['first', 'second', 'third'])));
app.get('/old', (req, res) => res.json(isThere('second') ? loadNote('second') : null));
app.get('/count', (req, res) => res.json(count(['first', 'second'])));
app.listen(3000);
