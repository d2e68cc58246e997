const fs = require('fs');

exports.run = (args) => {
  const { start } = require('../lib/server');
  start(fs.readFileSync(args.config)); // found: startup
};
