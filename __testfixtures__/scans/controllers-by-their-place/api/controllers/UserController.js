const fs = require('fs');

module.exports = {
  find(req, res) {
    res.json(fs.readdirSync('users')); // found: request api/controllers/UserController
  },
};
