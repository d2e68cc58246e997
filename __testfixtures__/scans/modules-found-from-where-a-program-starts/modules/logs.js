const fs = require('fs');

exports.all = () => fs.readdirSync('logs'); // found: request GET /logs
