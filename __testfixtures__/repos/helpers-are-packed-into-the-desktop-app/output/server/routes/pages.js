const { Router } = require('express');
const { cachedExists } = require('../unblock-helpers');

const router = Router();

router.get('/pages/:name', async (req, res) => {
  res.send({ isThere: await cachedExists(req.params.name) });
});

module.exports = router;
