const fs = require('fs');
const { Router } = require('express');
const { notes: file } = require('../settings');

const router = Router();

router.delete('/', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify(notes.slice(1)));
  res.json(notes.length);
});

module.exports = router;
