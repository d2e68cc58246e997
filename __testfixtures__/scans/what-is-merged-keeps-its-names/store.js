const fs = require('fs');

const parts = {
  default: (name) => fs.readFileSync(name), // found: request GET /one
  all: () => fs.readdirSync('.'), // found: request GET /all
};

module.exports = Object.assign({}, { ...parts });
