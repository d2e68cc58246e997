const fs = require('fs');

module.exports = { command: 'all', handler: () => fs.rmSync('all') }; // found: tooling
