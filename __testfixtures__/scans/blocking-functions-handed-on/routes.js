const { Router } = require('express');
const files = require('./files');
const { db } = require('./database');
const settings = require('./settings');

const router = Router();
router.get('/page', (req, res) => {
  res.send(files.read('page.html')); // found: request GET /page
});
router.get('/users', (req, res) => {
  res.json(db.prepare('SELECT * FROM users').all()); // found: request GET /users
});
router.post('/settings', (req, res) => {
  settings.save(); // found: request POST /settings
  res.end();
});

module.exports = router;
