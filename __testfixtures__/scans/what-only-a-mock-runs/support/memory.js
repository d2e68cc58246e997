const fs = require('fs');

// The server has this, and uses nothing of it but one.
exports.load = () => fs.readFileSync('fake', 'utf8'); // found: unknown
exports.send = () => fs.readFileSync('fake', 'utf8'); // found: unknown
exports.now = () => fs.readFileSync('fake', 'utf8'); // found: unknown
exports.spied = () => fs.readFileSync('fake', 'utf8'); // found: unknown
exports.replaced = () => fs.readFileSync('fake', 'utf8'); // found: unknown
exports.kept = () => fs.readFileSync('kept', 'utf8'); // found: request GET /kept
exports.unused = () => fs.readFileSync('fake', 'utf8'); // found: unknown
