const fs = require('fs');

module.exports = function () {
  this.app.get('/login', (req, res) => {
    res.json(fs.readdirSync('logos'));
  });
};
