const fs = require('fs');

exports.show = (req, res) => res.send(fs.readFileSync('log')); // found: request GET /log
