const express = require('express');
// A compiler, or a plug-in of it, finds these.
const notes = require('@own/lib/notes');
const texts = require('lib/texts');
const { load } = require('#lib/users.js');
const days = require('~lib/days');
// These are packages.
const files = require('@some/notes/lib/files');
const { files: more } = require('other');

const router = express.Router();
router.get('/titles/:id', (req, res) => {
  const { id } = req.params;
  res.json([notes.load(id).title, texts.load(id).title, load(id).name, days.loadDay(id).date, files(id), more(id)]);
});
module.exports = router;
