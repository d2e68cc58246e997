const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic } = require('../unblock-helpers');

const router = Router();

// What the request leaves alone goes on beside it.
router.post('/', async (req, res) => {
  const file = `left/${randomUUID()}.txt`;
  await writeFileAtomic(file, req.body);
  grow(file).catch(console.error);
  await fetch('http://localhost:4000/seen');
  const text = fs.readFileSync(file, 'utf8'); // stays: needs-review
  fs.writeFileSync(file, text.trim()); // stays: needs-review
  res.end();
});

async function grow(file) {
  await fetch('http://localhost:4000/ready');
  const text = fs.readFileSync(file, 'utf8'); // stays: needs-review
  fs.writeFileSync(file, `${text}.`); // stays: needs-review
}

module.exports = router;
