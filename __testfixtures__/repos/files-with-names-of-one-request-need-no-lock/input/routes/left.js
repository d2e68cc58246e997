const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');

const router = Router();

// What the request leaves alone goes on beside it: only there a lock is needed.
router.post('/', async (req, res) => {
  const file = `left/${randomUUID()}.txt`;
  fs.writeFileSync(file, req.body);
  grow(file).catch(console.error);
  await fetch('http://localhost:4000/seen');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.trim());
  res.end();
});

async function grow(file) {
  await fetch('http://localhost:4000/ready');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${text}.`);
}

module.exports = router;
