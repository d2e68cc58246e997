const express = require('express');
const fs = require('fs');
const current = require('../current');

const router = express.Router();

router.get('/', (req, res) => {
  const page = fs.readFileSync('pages.html', 'utf8'); // stays: needs-review
  res.send(page.replace('PAGE', current.page));
});

module.exports = router;
