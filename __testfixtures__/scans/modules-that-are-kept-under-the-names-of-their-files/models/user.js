const fs = require('fs');

exports.all = () => fs.readFileSync('users.json', 'utf8'); // found: request GET /users
