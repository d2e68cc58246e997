const fs = require('fs');

exports.handler = () => fs.rmSync('unused'); // found: unreachable
