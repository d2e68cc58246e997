const { Router } = require('express');
const crypto = require('crypto');
const fs = require('fs');

const router = Router();

// Two requests may get the same.
router.post('/bytes', (req, res) => {
  const file = `short/bytes-${crypto.randomBytes(2).toString('hex')}.txt`; // stays: cheap
  if (fs.existsSync(file)) return res.status(409).end();
  fs.writeFileSync(file, req.body);
  res.end();
});

router.post('/time', (req, res) => {
  const file = `short/time-${Date.now()}.txt`;
  if (fs.existsSync(file)) return res.status(409).end();
  fs.writeFileSync(file, req.body);
  res.end();
});

module.exports = router;
