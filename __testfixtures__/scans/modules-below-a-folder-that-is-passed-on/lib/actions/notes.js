const fs = require('fs');

module.exports = (app) => app.get('/notes', (req, res) => res.send(fs.readFileSync('notes.txt'))); // found: request GET /notes
