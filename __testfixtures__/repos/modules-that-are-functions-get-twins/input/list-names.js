const fs = require('fs');
const path = require('path');

module.exports = (folder) => fs.readdirSync(path.join(__dirname, folder)).sort(); // by name
