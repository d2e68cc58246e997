const fs = require('fs');
const path = require('path');

module.exports = (app) => {
  app.get('/users', (req, res) => {
    const file = path.join(__dirname, 'users.json');
    if (!fs.existsSync(file)) return res.status(404).end();
    res.send(fs.readFileSync(file, 'utf8'));
  });
};
