const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusiveFiles } = require('../unblock-helpers');

const router = Router();

// What the request leaves alone goes on beside it: only there a lock is needed.
router.post('/', async (req, res) => {
  const file = `left/${randomUUID()}.txt`;
  await exclusiveFiles('left/*.txt', [file], async () => {
    await writeFileAtomic(file, req.body);
  });
  grow(file).catch(console.error);
  await fetch('http://localhost:4000/seen');
  await exclusiveFiles('left/*.txt', [file], async () => {
    const text = await fs.promises.readFile(file, 'utf8');
    await writeFileAtomic(file, text.trim());
  });
  res.end();
});

async function grow(file) {
  await fetch('http://localhost:4000/ready');
  await exclusiveFiles('left/*.txt', [file], async () => {
    const text = await fs.promises.readFile(file, 'utf8');
    await writeFileAtomic(file, `${text}.`);
  });
}

module.exports = router;
