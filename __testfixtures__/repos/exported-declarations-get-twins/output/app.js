import express from 'express';
import { isThere, isThereAsync, loadNote, loadNoteAsync } from './lib/compat.js';
import { hasNote, hasNoteAsync, load, loadAsync, notes } from './lib/index.js';
import { count } from './lib/partly.js';

console.log('starts', loadNote('first'), isThere('none'), count(['first']), load('first'), hasNote('second'), notes.all(['first', 'third']));

const app = express();
app.get('/', async (req, res) => res.json([await loadAsync('second'), await hasNoteAsync('first')]));
app.get('/all', async (req, res) => res.json(await notes.allAsync(['first', 'second', 'third'])));
app.get('/old', async (req, res) => res.json(await isThereAsync('second') ? await loadNoteAsync('second') : null));
app.get('/count', (req, res) => res.json(count(['first', 'second'])));
app.listen(3000);
