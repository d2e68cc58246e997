const fs = require('fs');

module.exports = (app) => {
  return {
    all: () => fs.readdirSync('users'), // found: request GET /users
    erase: () => fs.rmSync('users'), // found: unreachable
  };
};
