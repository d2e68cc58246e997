const fs = require('fs');

exports.send = (text) => fs.appendFileSync('outbox', text); // found: request POST /mails
