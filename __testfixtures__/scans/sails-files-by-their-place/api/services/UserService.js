const fs = require('fs');

const folder = fs.realpathSync('users'); // found: startup

module.exports = {
  isOpen: () => !fs.existsSync('closed'), // found: request api/controllers/UserController
  never: () => fs.existsSync('never'), // found: unreachable
  nobody(name) {
    return fs.existsSync(`${folder}/${name}`) ? {} : undefined; // found: request api/controllers/UserController
  },
};
