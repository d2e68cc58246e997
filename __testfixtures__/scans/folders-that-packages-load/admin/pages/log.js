const fs = require('fs');

module.exports = (req, res) => res.send(fs.readFileSync('log')); // found: request GET /admin
