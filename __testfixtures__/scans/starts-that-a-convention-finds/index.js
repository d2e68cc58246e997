const fs = require('fs');
const runner = require('some-task-runner');

runner.run({ folder: `${__dirname}/tasks`, config: fs.readFileSync('config.json') }); // found: startup
