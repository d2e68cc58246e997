const fs = require('fs');

module.exports = (app) => ({ secret: fs.readFileSync('secret') }); // found: startup
