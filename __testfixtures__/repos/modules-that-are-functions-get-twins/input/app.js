const express = require('express');
const readNote = require('./load');
const listNames = require('./list-names');
const deep = require('./deep');
const counted = require('./counted');
const listed = require('./handed-on');

console.log('starts', readNote('first'), listNames('data'), deep('first', deep.levels), counted(), listed());

const app = express();
app.get('/', (req, res) => {
  res.json([readNote('second'), listNames('data'), deep('second', deep.levels), counted(), listed()]);
});
app.get('/missing', (req, res) => {
  try {
    res.json(readNote('third'));
  } catch (error) {
    res.json(error.code);
  }
});
app.listen(3000);
