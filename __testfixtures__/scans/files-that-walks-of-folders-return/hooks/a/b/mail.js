const fs = require('fs');

module.exports = (app) => app.post('/mail', (req, res) => res.send(fs.readFileSync('mail.txt'))); // found: request POST /mail
