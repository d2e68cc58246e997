const express = require('express');
const fs = require('fs');
const current = require('../current');

const router = express.Router();

router.get('/', (req, res) => {
  const page = fs.readFileSync('names.html', 'utf8'); // stays: needs-review
  res.send(page.replace('LANGUAGE', current.language));
});

// It runs first, wherever it stands.
router.get('/:id', (req, res) => {
  const page = fs.readFileSync('name.html', 'utf8'); // stays: needs-review
  res.send(page.replace('ID', current.id));
});

router.param('id', (req, res, next, id) => {
  current.id = id;
  next();
});

module.exports = router;
