const fs = require('fs');

exports.all = () => fs.readdirSync('tasks'); // found: request GET /tasks
