const express = require('express');
const fs = require('fs');

let status;

const router = express.Router();

// What it listens for comes when the handler behind it has set it.
router.use((req, res, next) => {
  status = 'begun';
  res.on('finish', () => console.log(status));
  next();
});
router.get('/', (req, res) => {
  status = fs.readFileSync('status.txt', 'utf8'); // stays: needs-review
  const text = fs.readFileSync('users.txt', 'utf8'); // stays: needs-review
  res.json({ text, status });
});

module.exports = router;
