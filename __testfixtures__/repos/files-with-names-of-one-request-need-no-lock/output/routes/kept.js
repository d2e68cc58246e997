const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();
const undo = [];

router.post('/', async (req, res) => {
  return exclusive('kept/*.txt', async () => {
    const file = `kept/${randomUUID()}.txt`;
    undo.push(async () => fs.promises.unlink(file));
    await writeFileAtomic(file, req.body);
    await appendFileAsync(file, await fs.promises.readFile(file));
    res.end();
  });
});

// What another request left is run, which knows its file.
router.delete('/', async (req, res) => {
  return exclusive('kept/*.txt', async () => {
    for (const run of undo) await run();
    res.end();
  });
});

module.exports = router;
