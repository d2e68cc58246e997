const fs = require('fs');
const router = require('express').Router();

router.get('/users', (req, res) => res.send(fs.readFileSync('users.txt'))); // found: request GET /users

module.exports = router;
