const fs = require('fs');

module.exports = () => fs.readdirSync('uploads').join(); // found: unreachable
