const fs = require('fs');

module.exports = (req, res) => res.send(fs.readFileSync('lib.txt')); // found: unreachable
