const fs = require('fs');

module.exports = (app) => {
  app.get('/notes', (req, res) => {
    res.json(fs.readdirSync('notes'));
  });
};
