const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');

const router = Router();
let latest;

router.post('/', (req, res) => {
  latest = randomUUID();
  const file = `drafts/${latest}.txt`;
  fs.writeFileSync(file, req.body);
  fs.appendFileSync(file, fs.readFileSync(file));
  res.end();
});

router.put('/', (req, res) => {
  fs.appendFileSync(`drafts/${latest}.txt`, req.body);
  res.end();
});

module.exports = router;
