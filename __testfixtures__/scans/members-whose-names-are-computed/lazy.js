const fs = require('fs');

for (const name of ['notes', 'users']) Object.defineProperty(exports, name, { get: () => require('./stores/' + name) });
const counting = { count: () => fs.readdirSync('notes').length }; // found: request GET /defined
for (const name in counting) Object.defineProperty(exports, name, { value: counting[name], enumerable: true });
