const fs = require('fs');

module.exports = {
  check: () => fs.existsSync('users.json'), // found: request GET /check
};
