const fs = require('fs');

exports.admins = async () => (await fs.promises.readFile('admins', 'utf8')).split('\n');
exports.guests = async () => (await fs.promises.readFile('guests', 'utf8')).split('\n');
exports.hidden = () => fs.readFileSync('hidden', 'utf8').split('\n');
exports.hiddenAsync = async () => (await fs.promises.readFile('hidden', 'utf8')).split('\n');
exports.origins = () => fs.readFileSync('origins', 'utf8').split('\n');
exports.originsAsync = async () => (await fs.promises.readFile('origins', 'utf8')).split('\n');
exports.limits = () => fs.readFileSync('limits', 'utf8').split('\n');
exports.limitsAsync = async () => (await fs.promises.readFile('limits', 'utf8')).split('\n');
