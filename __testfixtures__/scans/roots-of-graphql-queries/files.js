const fs = require('fs');

exports.file = ({ name }) => fs.readFileSync(name, 'utf8'); // found: request createHandler file
