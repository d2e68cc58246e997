const fs = require('fs');
const { Router } = require('express');
const settings = require('../settings.json');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');

const router = Router();

router.post('/', async (req, res) => {
  return exclusive('data/notes.json + settings.notes', async () => {
    const notes = JSON.parse(await fs.promises.readFile(settings.notes, 'utf8'));
    await writeFileAtomic(settings.notes, JSON.stringify([...notes, req.query.note]));
    res.json(notes.length);
  });
});

module.exports = router;
