const fs = require('fs');

exports.all = () => fs.readdirSync('users'); // found: request GET /users
