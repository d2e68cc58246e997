const fs = require('fs');

exports.all = () => fs.readdirSync('mails'); // found: request GET /mails
