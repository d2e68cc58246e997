const fs = require('fs');
const path = require('path');

module.exports = (folder) => fs.readdirSync(path.join(__dirname, folder)).sort(); // by name
module.exports.listNamesAsync = async (folder) => (await fs.promises.readdir(path.join(__dirname, folder))).sort();
