const fs = require('fs');
const express = require('express');
const notes = require('./notes');

// Only the engine calls this, if anybody does.
module.exports = () => {
  const app = express();
  app.set('title', fs.readFileSync('title.txt', 'utf8')); // found: unknown
  app.get('/notes', notes.list);
  return app;
};
