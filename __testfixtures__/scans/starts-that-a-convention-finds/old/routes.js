const fs = require('fs');
const router = require('express').Router();

// Nobody mounts it, and it starts nothing.
router.get('/old', (req, res) => res.send(fs.readFileSync('old.json'))); // found: unreachable

module.exports = router;
