const fs = require('fs');

exports.all = () => fs.readdirSync('keys'); // found: request GET /keys
