import express from 'express';
import { hasNote, load, notes } from './lib/index.js';

console.log('starts', load('first'), hasNote('second'), notes.all(['first', 'third']));

const app = express();
app.get('/', (req, res) => res.json([load('second'), hasNote('first')]));
app.get('/all', (req, res) => res.json(notes.all(['first', 'second', 'third'])));
app.listen(3000);
