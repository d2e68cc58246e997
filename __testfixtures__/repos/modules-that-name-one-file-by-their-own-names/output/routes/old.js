const fs = require('fs');
const { Router } = require('express');
const config = require('../settings.json');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');

const router = Router();

router.delete('/', async (req, res) => {
  return exclusive('data/notes.json + settings.notes', async () => {
    const notes = JSON.parse(await fs.promises.readFile(config.notes, 'utf8'));
    await writeFileAtomic(config.notes, JSON.stringify(notes.slice(-10)));
    res.json(notes.length);
  });
});

module.exports = router;
