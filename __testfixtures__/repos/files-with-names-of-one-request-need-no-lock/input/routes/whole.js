const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');

const router = Router();
let latest;

router.post('/', (req, res) => {
  latest = `my drafts ${randomUUID()}`;
  fs.writeFileSync(latest, req.body);
  fs.appendFileSync(latest, fs.readFileSync(latest));
  res.end();
});

// Another request has the whole path.
router.put('/', (req, res) => {
  fs.appendFileSync(latest, req.body);
  res.end();
});

module.exports = router;
