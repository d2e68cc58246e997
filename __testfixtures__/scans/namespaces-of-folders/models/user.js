const fs = require('fs');

module.exports = (app) => {
  const User = { all: () => fs.readdirSync('users') }; // found: request GET /users
  return User;
};
