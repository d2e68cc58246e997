const fs = require('fs');
module.exports = class Store {
  constructor() { fs.mkdirSync('store'); } // found: startup
  a() { return fs.readFileSync('a'); } // found: request use *
  b() { return fs.readFileSync('a'); } // found: request use *
  c() { return fs.readFileSync('a'); } // found: request GET /c
  d() { return fs.readFileSync('a'); } // found: request GET /d
};
