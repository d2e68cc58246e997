const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');

const router = Router();
const RUN = randomUUID();
const FILE = `runs/${RUN}.txt`;

// One name for all requests.
router.post('/', (req, res) => {
  const text = fs.readFileSync(FILE, 'utf8');
  fs.writeFileSync(FILE, text + req.body);
  res.end();
});

module.exports = router;
