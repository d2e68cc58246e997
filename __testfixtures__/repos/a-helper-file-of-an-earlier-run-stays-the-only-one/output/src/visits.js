const fs = require('fs');
const router = require('express').Router();
const { writeFileAtomic, exclusive, asyncHandler } = require('../unblock-helpers');

router.post('/', asyncHandler(async (req, res) => {
  return exclusive('visits.json', async () => {
    const visits = JSON.parse(await fs.promises.readFile('visits.json', 'utf8'));
    visits.push(req.ip);
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    res.json(visits.length);
  });
}));

module.exports = router;
