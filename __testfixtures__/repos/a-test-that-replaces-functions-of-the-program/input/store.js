const fs = require('fs');

exports.load = (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8'); // stays: needs-review

exports.list = () => fs.readdirSync('notes');
