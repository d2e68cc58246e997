const fs = require('fs');

// It is no `bind` of a function.
exports.bind = (app) => {
  app.get('/notes', (req, res) => res.send(fs.readFileSync('notes.txt'))); // found: request GET /notes
};
