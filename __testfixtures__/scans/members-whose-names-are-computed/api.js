const fs = require('fs');

const reading = {
  read: (id) => fs.readFileSync(id), // found: request GET /api
  peek: (id) => fs.openSync(id), // found: unreachable
};
for (const [name, fn] of Object.entries(reading)) exports[name] = fn;

const listing = { list: () => fs.readdirSync('notes') }; // found: request GET /wrapped
exports.wrapped = {};
Object.keys(listing).forEach((key) => {
  exports.wrapped[key] = (...args) => listing[key](...args);
});
