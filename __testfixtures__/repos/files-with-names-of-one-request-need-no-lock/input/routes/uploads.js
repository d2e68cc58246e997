const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');

const router = Router();
const uploads = new Map();

router.post('/', (req, res) => {
  const file = `uploads/${randomUUID()}.bin`;
  uploads.set(req.user.name, file);
  fs.writeFileSync(file, req.body);
  fs.appendFileSync(file, fs.readFileSync(file));
  res.end();
});

// Another request of the user gets the name from the map.
router.put('/', (req, res) => {
  const file = uploads.get(req.user.name);
  fs.appendFileSync(file, req.body);
  res.end();
});

module.exports = router;
