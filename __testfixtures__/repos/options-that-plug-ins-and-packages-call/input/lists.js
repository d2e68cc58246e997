const fs = require('fs');

exports.admins = () => fs.readFileSync('admins', 'utf8').split('\n');
exports.guests = () => fs.readFileSync('guests', 'utf8').split('\n');
exports.hidden = () => fs.readFileSync('hidden', 'utf8').split('\n');
exports.origins = () => fs.readFileSync('origins', 'utf8').split('\n');
exports.limits = () => fs.readFileSync('limits', 'utf8').split('\n');
