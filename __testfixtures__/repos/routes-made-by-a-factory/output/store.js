const fs = require('fs');

module.exports = (dir) => ({
  load: async (name) => fs.promises.readFile(`${dir}/${name}.txt`, 'utf8'),
});
