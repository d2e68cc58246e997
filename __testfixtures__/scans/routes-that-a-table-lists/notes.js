const fs = require('fs');
const one = (req, res) => res.send(fs.readFileSync('note')); // found: request GET /v1/notes/:id
exports.notes = [
  { verb: 'GET', url: '/notes/:id', run: one },
  { verb: 'DELETE', url: '/notes/:id', run: (req, res) => res.send(fs.rmSync('note')) }, // found: request DELETE /v1/notes/:id
];
