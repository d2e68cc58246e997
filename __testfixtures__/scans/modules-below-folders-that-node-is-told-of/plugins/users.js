const fs = require('fs');
const Base = require('controllers/base.js');

module.exports = class Users extends Base {
  async list(ctx) {
    ctx.body = fs.readFileSync('users.json'); // found: request GET /users
  }
};
