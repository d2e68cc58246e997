const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');

const router = Router();
const undo = [];

router.post('/', (req, res) => {
  const file = `kept/${randomUUID()}.txt`;
  undo.push(() => fs.unlinkSync(file));
  fs.writeFileSync(file, req.body);
  fs.appendFileSync(file, fs.readFileSync(file));
  res.end();
});

// What another request left is run, which knows its file.
router.delete('/', (req, res) => {
  for (const run of undo) run();
  res.end();
});

module.exports = router;
