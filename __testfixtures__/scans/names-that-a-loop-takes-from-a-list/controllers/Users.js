const fs = require('fs');

exports.find = (app, name) => fs.readFileSync(name); // found: request GET /users/:name
exports.forget = (app, name) => fs.unlinkSync(name); // found: unreachable
