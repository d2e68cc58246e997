const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const path = require('path');

const router = Router();

// A timer of the request uses it, too.
router.post('/', (req, res) => {
  const name = `timed ${randomUUID()}`;
  setTimeout(() => fs.unlinkSync(path.join('timed', name)), 500);
  fs.writeFileSync(path.join('timed', name), req.body); // stays: needs-review
  const text = fs.readFileSync(path.join('timed', name)); // stays: needs-review
  fs.appendFileSync(path.join('timed', name), text); // stays: needs-review
  res.end();
});

module.exports = router;
