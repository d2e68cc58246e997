const fs = require('fs');
class UserService {
  constructor(opts) {
    this.store = opts.store;
  }
  find(id) {
    return JSON.parse(fs.readFileSync(`users/${id}.json`)) || this.store.load(id); // found: request GET /users/:id
  }
}
module.exports = UserService;
