const fs = require('fs');
const { Router } = require('express');
const { notes: file } = require('../settings');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');

const router = Router();

router.delete('/', async (req, res) => {
  return exclusive('data/notes.json + settings.notes', async () => {
    const notes = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify(notes.slice(1)));
    res.json(notes.length);
  });
});

module.exports = router;
