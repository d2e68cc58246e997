const fs = require('fs');

exports.show = (req, res) => res.send(fs.readFileSync('wiki.txt')); // found: request app.get
