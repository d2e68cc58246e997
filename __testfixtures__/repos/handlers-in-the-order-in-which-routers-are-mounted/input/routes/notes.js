const express = require('express');
const fs = require('fs');
const current = require('../current');

const router = express.Router();

// What sets the path comes behind.
router.get('/', (req, res) => {
  const page = fs.readFileSync('notes.html', 'utf8');
  res.send(page.replace('PATH', current.path));
});

router.get('/:id', (req, res) => {
  current.log('a note');
  res.send(fs.readFileSync(`notes/${req.params.id}`, 'utf8'));
});

module.exports = router;
