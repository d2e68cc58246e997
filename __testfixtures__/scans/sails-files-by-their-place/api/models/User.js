const fs = require('fs');

module.exports = {
  attributes: { name: { type: 'string' } },
  named: (name) => fs.statSync(name).size, // found: request api/controllers/UserController
  beforeCreate(values, proceed) {
    fs.mkdirSync(values.name); // found: request api/models/User#beforeCreate
    proceed();
  },
};
