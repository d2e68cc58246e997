const fs = require('fs');

module.exports = class Base {
  constructor(ctx) {
    this.now = fs.statSync('users.json').mtime; // found: request GET /users
  }
};
