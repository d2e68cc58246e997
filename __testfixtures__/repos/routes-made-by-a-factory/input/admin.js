const { readdirSync } = require('fs');

module.exports = function (app) {
  app.get('/admin', function (req, res) {
    res.json(readdirSync('notes'));
  });
};
