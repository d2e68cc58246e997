const fs = require('fs');
const { Router } = require('express');

const router = Router();

router.get('/pages/:name', (req, res) => {
  res.send({ isThere: fs.existsSync(req.params.name) });
});

module.exports = router;
