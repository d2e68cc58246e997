const fs = require('fs');

module.exports = { fn: async () => fs.readFileSync('unused') }; // found: unreachable
