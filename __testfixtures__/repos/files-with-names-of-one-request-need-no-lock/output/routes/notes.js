const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, readFolder, exclusiveFiles, exclusive } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();

router.post('/', async (req, res) => {
  const file = path.join('notes', `${randomUUID()}.json`);
  await exclusiveFiles('notes/*', [file], async () => {
    await writeFileAtomic(file, req.body);
    await appendFileAsync(file, await fs.promises.readFile(file));
    res.end();
  });
});

// Whoever lists the folder finds it.
router.delete('/', async (req, res) => {
  return exclusive('notes/*', async () => {
    for (const name of await readFolder('notes')) await fs.promises.unlink(path.join('notes', name));
    res.end();
  });
});

module.exports = router;
