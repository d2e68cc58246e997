const express = require('express');
const fs = require('fs');
const multer = require('multer');
const { pathExists, asyncCallback } = require('./unblock-helpers');

const app = express();

const ends = multer.diskStorage({
  destination: asyncCallback(async (req, file, cb) => {
    if (await pathExists('uploads')) {
      cb(null, 'uploads');
    } else {
      await fs.promises.mkdir('uploads', { recursive: true });
      cb(null, 'uploads');
    }
  }),
});
app.post('/files', multer({ storage: ends }).single('file'), (req, res) => res.send(req.file.filename));

const goesOn = multer.diskStorage({
  destination: (req, file, cb) => {
    if (req.query.draft) {
      cb(null, 'drafts');
    } else {
      cb(null, 'inbox');
      fs.mkdirSync('inbox', { recursive: true }); // stays: handler-not-wrappable
    }
  },
  filename: (req, file, cb) => {
    if (req.query.name) cb(null, req.query.name);
    else cb(null, file.originalname);
    fs.writeFileSync('last.txt', file.originalname); // stays: handler-not-wrappable
  },
});
app.post('/drafts', multer({ storage: goesOn }).single('file'), (req, res) => res.send(req.file.filename));
app.listen(3000);
