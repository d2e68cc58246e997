const fs = require('fs');

exports.names = (file) => {
  if (!fs.existsSync(file)) throw new Error(`There is no ${file}`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
};
