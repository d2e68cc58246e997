const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();
let latest;

router.post('/', async (req, res) => {
  return exclusive('my drafts *', async () => {
    latest = `my drafts ${randomUUID()}`;
    await writeFileAtomic(latest, req.body);
    await appendFileAsync(latest, await fs.promises.readFile(latest));
    res.end();
  });
});

// Another request has the whole path.
router.put('/', async (req, res) => {
  return exclusive('my drafts *', async () => {
    await appendFileAsync(latest, req.body);
    res.end();
  });
});

module.exports = router;
