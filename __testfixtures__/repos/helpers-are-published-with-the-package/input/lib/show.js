const fs = require('fs');

exports.show = (name) => (fs.existsSync(`${name}.html`) ? fs.readFileSync(`${name}.html`, 'utf8') : '');
