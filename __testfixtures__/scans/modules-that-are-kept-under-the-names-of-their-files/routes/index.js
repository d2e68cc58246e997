const fs = require('fs');
fs.readdirSync(__dirname).map((filename) => { // found: startup
  const name = filename.split('.')[0];
  exports[name] = require(`${__dirname}/${filename}`);
});
