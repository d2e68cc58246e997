const express = require('express');
const auth = require('../services/auth');

const router = express.Router();

router.post('/', (req, res) => {
  const session = auth.login(req.body.email, req.body.password);
  if (!session) {
    return res.status(401).json({ error: 'Wrong e-mail or password' });
  }
  res.status(201).json(session);
});

module.exports = router;
