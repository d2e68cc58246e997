const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();
let latest;

router.post('/', async (req, res) => {
  return exclusive('drafts/*.txt', async () => {
    latest = randomUUID();
    const file = `drafts/${latest}.txt`;
    await writeFileAtomic(file, req.body);
    await appendFileAsync(file, await fs.promises.readFile(file));
    res.end();
  });
});

router.put('/', async (req, res) => {
  return exclusive('drafts/*.txt', async () => {
    await appendFileAsync(`drafts/${latest}.txt`, req.body);
    res.end();
  });
});

module.exports = router;
