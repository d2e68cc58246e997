const crypto = require('crypto');
const { Router } = require('express');
const { promisify } = require('util');
const scryptAsync = promisify(crypto.scrypt);

const router = Router();

// Everyone waits for all of them
router.post('/all', async (req, res) => {
  await Promise.all(
    req.body.map(async (user) => {
      user.hash = (await scryptAsync(user.password, 'salt', 32)).toString('hex');
    }),
  );
  res.json(req.body);
});

module.exports = router;
