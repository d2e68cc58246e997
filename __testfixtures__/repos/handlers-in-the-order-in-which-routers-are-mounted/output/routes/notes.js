const express = require('express');
const fs = require('fs');
const current = require('../current');
const { asyncHandler } = require('../unblock-helpers');

const router = express.Router();

// What sets the path comes behind.
router.get('/', asyncHandler(async (req, res) => {
  const page = await fs.promises.readFile('notes.html', 'utf8');
  res.send(page.replace('PATH', current.path));
}));

router.get('/:id', asyncHandler(async (req, res) => {
  await current.log('a note');
  res.send(await fs.promises.readFile(`notes/${req.params.id}`, 'utf8'));
}));

module.exports = router;
