const fs = require('fs');
const router = require('express').Router();

router.post('/', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('visits.json', 'utf8'));
  visits.push(req.ip);
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  res.json(visits.length);
});

module.exports = router;
