const express = require('express');
const fs = require('fs');
const path = require('path');

const router = express.Router();
const DATA = process.env.DATA || './data';

router.post('/:id', (req, res) => {
  const file = path.join(DATA, `${req.params.id}.json`);
  const note = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...note, deleted: true }));
  res.end();
});

module.exports = router;
