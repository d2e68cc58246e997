const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const path = require('path');
const { pathExists, writeFileAtomic, freshStat } = require('../unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const router = Router();

// Nobody else knows the name before the answer.
router.post('/', async (req, res) => {
  const file = path.join('thumbs', `${req.user.name}-${randomUUID()}.png`);
  await writeFileAtomic(file, req.body);
  const { size } = await freshStat(file);
  await appendFileAsync(file, `${size}`);
  res.json({ size, name: path.basename(file) });
});

router.post('/checked', async (req, res) => {
  const file = nameFor(req.user);
  if (await pathExists(file)) throw new Error('taken');
  await writeFileAtomic(file, req.body);
  res.json({ text: await fs.promises.readFile(file, 'utf8') });
});

function nameFor(user) {
  return path.join('thumbs', user.name, `${randomUUID()}.txt`);
}

module.exports = router;
