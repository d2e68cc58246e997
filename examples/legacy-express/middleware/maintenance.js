const fs = require('fs');
const { dataFile } = require('../lib/paths');

// `touch data/maintenance.flag` closes the back office without a restart.
module.exports = function maintenance(req, res, next) {
  if (fs.existsSync(dataFile('maintenance.flag'))) {
    return res.status(503).json({ error: 'Down for maintenance' });
  }
  next();
};
