const { Router } = require('express');
const crypto = require('crypto');
const { pathExists, writeFileAtomic, exclusiveFiles } = require('../unblock-helpers');

const router = Router();

// Two requests may get the same.
router.post('/bytes', async (req, res) => {
  const file = `short/bytes-${crypto.randomBytes(2).toString('hex')}.txt`; // stays: cheap
  return await exclusiveFiles('short/bytes-*.txt', [file], async () => {
    if (await pathExists(file)) return res.status(409).end();
    await writeFileAtomic(file, req.body);
    res.end();
  });
});

router.post('/time', async (req, res) => {
  const file = `short/time-${Date.now()}.txt`;
  return await exclusiveFiles('short/time-*.txt', [file], async () => {
    if (await pathExists(file)) return res.status(409).end();
    await writeFileAtomic(file, req.body);
    res.end();
  });
});

module.exports = router;
