const express = require('express');
const readNote = require('./load');
const listNames = require('./list-names');
const deep = require('./deep');
const counted = require('./counted');
const listed = require('./handed-on');

console.log('starts', readNote('first'), listNames('data'), deep('first', deep.levels), counted(), listed());

const app = express();
app.get('/', async (req, res) => {
  res.json([await readNote.loadAsync('second'), await listNames.listNamesAsync('data'), await deep.deepAsync('second', deep.levels), counted(), listed()]);
});
app.get('/missing', async (req, res) => {
  try {
    res.json(await readNote.loadAsync('third'));
  } catch (error) {
    res.json(error.code);
  }
});
app.listen(3000);
