const fs = require('fs');

module.exports.routes = {
  'GET /motd': { fn: (req, res) => res.send(fs.readFileSync('motd', 'utf8')) }, // found: request config/routes#routes
  'GET /users/:name': 'UserController.show',
};
