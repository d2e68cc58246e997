const fs = require('fs');

exports.load = () => fs.readFileSync('store.json', 'utf8'); // found: request GET /store
Object.defineProperty(exports, 'size', { value: () => fs.statSync('store.json').size }); // found: request GET /size
