const fs = require('fs');

module.exports = (dir) => ({
  load: (name) => fs.readFileSync(`${dir}/${name}.txt`, 'utf8'),
});
