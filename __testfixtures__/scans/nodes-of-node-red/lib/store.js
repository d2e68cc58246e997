const fs = require('fs');

exports.read = (id) => fs.readFileSync(`notes/${id}`, 'utf8'); // found: request GET /notes/:id
exports.clear = () => fs.rmSync('notes'); // found: unreachable
