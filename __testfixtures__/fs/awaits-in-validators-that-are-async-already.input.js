// with express-validator@^7.0.0
const express = require('express');
const { body } = require('express-validator');
const fs = require('fs');

const app = express();

// A promise counts by how it is settled, and a value by what it is.
const isFree = body('name').isString().custom(async (name) => {
  if (fs.existsSync(`names/${name}`)) throw new Error('taken');
});
const isKnown = body('friend').custom((name) => fs.existsSync(`names/${name}`)); // stays: framework-sync
const short = body('name').customSanitizer((name) => name.slice(0, Number(fs.readFileSync('length', 'utf8'))));

app.post('/names', isFree, isKnown, short, (req, res) => res.end());

app.listen(3000);
