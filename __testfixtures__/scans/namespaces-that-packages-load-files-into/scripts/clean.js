const fs = require('fs');

module.exports = (app) => app.get('/clean', () => fs.rmSync('users')); // found: unreachable
