const fs = require('fs');
const path = require('path');

exports.filesIn = function filesIn({ folder }) {
  let found = [];
  for (const name of fs.readdirSync(folder)) { // found: startup
    const file = path.join(folder, name);
    if (fs.statSync(file).isDirectory()) found = found.concat(filesIn({ folder: file })); // found: startup
    else found.push(file);
  }
  return found;
};
