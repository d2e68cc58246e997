const fs = require('fs');

module.exports = () => fs.existsSync(__filename); // stays: needed-at-startup
