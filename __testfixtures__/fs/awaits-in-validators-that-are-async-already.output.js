// with express-validator@^7.0.0
const express = require('express');
const { body } = require('express-validator');
const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

const app = express();

// A promise counts by how it is settled, and a value by what it is.
const isFree = body('name').isString().custom(async (name) => {
  if (await cachedExists(`names/${name}`)) throw new Error('taken');
});
const isKnown = body('friend').custom((name) => fs.existsSync(`names/${name}`)); // stays: framework-sync
const short = body('name').customSanitizer(async (name) => name.slice(0, Number(await fs.promises.readFile('length', 'utf8'))));

app.post('/names', isFree, isKnown, short, (req, res) => res.end());

app.listen(3000);
