const fs = require('fs');
const { Router } = require('express');
const settings = require('../settings.json');

const router = Router();

router.post('/', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(settings.notes, 'utf8'));
  fs.writeFileSync(settings.notes, JSON.stringify([...notes, req.query.note]));
  res.json(notes.length);
});

module.exports = router;
