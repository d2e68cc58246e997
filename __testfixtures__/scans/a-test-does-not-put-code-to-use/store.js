const fs = require('fs');

exports.load = () => JSON.parse(fs.readFileSync('store.json')); // found: request GET /
exports.clear = () => fs.unlinkSync('store.json'); // found: unreachable
