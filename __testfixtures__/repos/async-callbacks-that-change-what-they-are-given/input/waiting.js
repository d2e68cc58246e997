const crypto = require('crypto');
const { Router } = require('express');

const router = Router();

// Everyone waits for all of them
router.post('/all', async (req, res) => {
  await Promise.all(
    req.body.map(async (user) => {
      user.hash = crypto.scryptSync(user.password, 'salt', 32).toString('hex');
    }),
  );
  res.json(req.body);
});

module.exports = router;
