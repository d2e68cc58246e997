const fs = require('fs');

exports.all = () => fs.readdirSync('todos'); // found: request GET /todos
