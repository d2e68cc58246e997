const fs = require('fs');

module.exports = {
  inputs: { name: { type: 'string' } },
  fn: async ({ name }) => JSON.parse(fs.readFileSync(name, 'utf8')), // found: request api/controllers/UserController
};
