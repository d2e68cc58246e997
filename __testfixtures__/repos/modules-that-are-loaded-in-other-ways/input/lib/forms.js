const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('forms.json', 'utf8'));
