const fs = require('fs');

exports.all = () => fs.readdirSync('notes'); // found: request GET /notes
