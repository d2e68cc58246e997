const fs = require('fs');

module.exports = {
  command: 'add <name>',
  builder: {},
  handler: (argv) => fs.writeFileSync(argv.name, ''), // found: startup
};
