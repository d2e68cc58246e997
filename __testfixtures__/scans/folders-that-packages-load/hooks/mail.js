const fs = require('fs');

exports.sent = (req, res) => res.send(fs.readFileSync('mail.txt')); // found: request POST /mail
