const fs = require('fs');

module.exports = async (req, res) => fs.readFileSync('notes', 'utf8'); // found: request packages/started/index
