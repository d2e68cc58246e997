const fs = require('fs');

exports.all = () => fs.readdirSync('keep'); // found: request GET /users
