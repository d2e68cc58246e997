import express from 'express';
import { hasNote, hasNoteAsync, load, loadAsync, notes } from './lib/index.js';

console.log('starts', load('first'), hasNote('second'), notes.all(['first', 'third']));

const app = express();
app.get('/', async (req, res) => res.json([await loadAsync('second'), await hasNoteAsync('first')]));
app.get('/all', async (req, res) => res.json(await notes.allAsync(['first', 'second', 'third'])));
app.listen(3000);
