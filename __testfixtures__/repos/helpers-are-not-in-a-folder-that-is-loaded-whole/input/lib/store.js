const fs = require('fs');

exports.load = (id) => {
  const file = `notes/${Number(id)}.txt`;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};
