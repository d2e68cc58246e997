const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const { writeFileAtomic, exclusiveFiles } = require('../unblock-helpers');

const router = Router();

// The parts of one request use it at the same time.
router.post('/', async (req, res) => {
  const file = `parts/${randomUUID()}.txt`;
  await exclusiveFiles('parts/*.txt', [file], async () => {
    await writeFileAtomic(file, '0');
    await Promise.all(
      req.body.map(async (number) => {
        return exclusiveFiles('parts/*.txt', [file], async () => {
          const sum = Number(await fs.promises.readFile(file, 'utf8')) + number;
          await writeFileAtomic(file, `${sum}`);
        });
      }),
    );
    res.send(await fs.promises.readFile(file, 'utf8'));
  });
});

module.exports = router;
