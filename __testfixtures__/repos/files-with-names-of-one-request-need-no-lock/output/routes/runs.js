const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');

const router = Router();
const RUN = randomUUID();
const FILE = `runs/${RUN}.txt`;

// One name for all requests.
router.post('/', async (req, res) => {
  return exclusive('runs/*.txt', async () => {
    const text = await fs.promises.readFile(FILE, 'utf8');
    await writeFileAtomic(FILE, text + req.body);
    res.end();
  });
});

module.exports = router;
