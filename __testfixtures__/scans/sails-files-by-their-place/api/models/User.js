const fs = require('fs');

module.exports = {
  attributes: { name: { type: 'string' } },
  isBanned: ({ name }) => fs.existsSync(`banned/${name}`), // found: request api/controllers/UserController
  named: (name) => fs.statSync(name).size, // found: request api/controllers/UserController
  beforeCreate(values, proceed) {
    fs.mkdirSync(values.name); // found: request api/models/User#beforeCreate
    proceed();
  },
};
