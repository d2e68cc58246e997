const fs = require('fs');

module.exports = (req, res) => fs.readFileSync('other', 'utf8'); // found: unreachable
