const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();
const uploads = new Map();

router.post('/', async (req, res) => {
  return exclusive('uploads/*.bin', async () => {
    const file = `uploads/${randomUUID()}.bin`;
    uploads.set(req.user.name, file);
    await writeFileAtomic(file, req.body);
    await appendFileAsync(file, await fs.promises.readFile(file));
    res.end();
  });
});

// Another request of the user gets the name from the map.
router.put('/', async (req, res) => {
  return exclusive('uploads/*.bin', async () => {
    const file = uploads.get(req.user.name);
    await appendFileAsync(file, req.body);
    res.end();
  });
});

module.exports = router;
