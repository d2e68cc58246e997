const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusiveFiles } = require('../unblock-helpers');

const router = express.Router();
const DATA = process.env.DATA || './data';

router.post('/:id', async (req, res) => {
  const file = path.join(DATA, `${req.params.id}.json`);
  await exclusiveFiles('*.json', [file], async () => {
    const note = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...note, ...req.body }));
    res.end();
  });
});

module.exports = router;
