const { send } = require('micro');
const fs = require('fs');

module.exports = (req, res) => send(res, 200, fs.readFileSync('notes', 'utf8')); // found: request packages/named/lib/notes
