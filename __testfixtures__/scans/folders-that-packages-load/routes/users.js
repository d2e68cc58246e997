const fs = require('fs');

module.exports = (app) => app.get('/users', (req, res) => res.send(fs.readFileSync('users.txt'))); // found: request GET /users
