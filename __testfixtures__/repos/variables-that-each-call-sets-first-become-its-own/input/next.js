const express = require('express');
const fs = require('fs');

let started;

const router = express.Router();

// The handler behind it sets it before it goes on.
router.use((req, res, next) => {
  started = req.url;
  next();
  console.log(started);
});
router.get('/', (req, res) => {
  started = 'handler';
  const text = fs.readFileSync('users.txt', 'utf8'); // stays: needs-review
  res.json({ text, started });
});

module.exports = router;
