const fs = require('fs');
const { Router } = require('express');
const config = require('../settings.json');

const router = Router();

router.delete('/', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(config.notes, 'utf8'));
  fs.writeFileSync(config.notes, JSON.stringify(notes.slice(-10)));
  res.json(notes.length);
});

module.exports = router;
