import express from 'express';
import deep from './deep.js';
import listNames from './list-names.js';
import readNote, {} from './load.js';
import * as nameless from './nameless.js';
import { routes } from './routes.js';

console.log('starts', readNote('first'), listNames('data'), deep('first', 1), nameless.default('data'));

const app = express();
routes(app);
app.get('/again', (req, res) => res.json(readNote('second')));
app.listen(3000);
